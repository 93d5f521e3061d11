import { loose } from "../accents.ts";
import type { BeyondTable } from "./beyond-table.ts";

/** Before an infinitive, which by itself is something to do. */
const ASKED = "(?<=(?:puedes|podrías|podrias) )";

export const SPANISH_BEYOND: BeyondTable = {
  orders: loose(
    `(?:(?:por favor|porfa|hola|oye|ok|vale|¿?(?:me )?(?:puedes|podrías)|quiero que|necesito que(?: me)?) )*(?:(?:escríb|redáct|tradúc|resúm|cuént|cánt|dibúj)(?:e|a)?(?:me|nos|le)(?! (?:mi|la agenda|el día|qué tengo))|(?:escribe|redacta|traduce|traduzcas|escribas|${ASKED}(?:escribir|redactar|traducir))(?!(?: \\p{L}+)? en (?:el|mi) calendario)|(?:(?:mánd|envía|enví|contést|respónd)(?:a|e)?(?:le|les|me|nos)|${ASKED}(?:mandar|enviar|contestar|responder)(?:le|les|me)?) (?:(?:un|una|el|la|este|al?) )?(?:\\p{L}+ )?(?:correos?|e-?mails?|mails?|mensajes?|whats?app|carta|sms)|(?:manda|envía) (?:un )?(?:correo|e-?mail|mail|mensaje|whats?app)|(?:(?:resérv|cómpr|píd|consígu|encárg)(?:a|e)(?:me|nos)|${ASKED}(?:comprar|reservar|pedir)(?:me|nos)?) (?:(?:una?|dos|tres|cuatro|\\d|el|la|los|las|unas?|unos) )*(?:entradas?|billetes?|boletos?|vuelos?|hotel|habitación|mesa|pizzas?|sushi|taxi|uber|cabify|comida a domicilio)|(?:reserva|compra|pide) (?:(?:una?|dos|tres|cuatro|\\d|el|la|los|las|unas?|unos) )*(?:entradas?|billetes?|boletos?|vuelos?|hotel|habitación|mesa|pizzas?|sushi|taxi|uber|cabify)|pon(?:me)? (?:música|una canción|la radio|la tele)|llama a (?=\\p{L}+[\\s.!?]*$)|(?:enciende|apaga) |(?:añade|mete|pon|agrega)(?:me)? .{1,60} (?:al|en el|en la|a la) (?:carrito|cesta|lista de la compra)(?!\\p{L})).*`,
  ),
};
