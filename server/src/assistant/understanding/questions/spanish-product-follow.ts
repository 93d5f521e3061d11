import { looseTable } from "../accents.ts";
import type { FollowTable } from "./product-follow-table.ts";

export const SPANISH_FOLLOW: FollowTable = looseTable({
  compare:
    "compara(?:me|r|l[oa]s|ción)?|compárame(?:l[oa]s)?|compáral[oa]s|diferencias? (?:hay )?entre|cuál (?:de \\p{L}+(?: \\p{L}+)? )?(?:es|sale|está) (?:el |la )?(?:más (?:barat|económic|car)[oa]|mejor)|versus|vs",
  ranks: "más (?:barat|económic|car)[oa]|mejor",
  take: "(?:añade|agrega|mete|pon|guarda|añádeme|méteme|ponme|añádel[oa]|mételo|ponl[oa])(?: .{1,40})? (?:a|en|al) (?:(?:mi|la|el|una|tu) )?(?:lista|carrito|cesta|favoritos|pedido)(?: \\p{L}+)*|(?:(?:quiero|puedes|me puedes) )?(?:compra|pide|encarga|cómprame|pídeme|encárgame|comprar|pedir|encargar)(?: (?:el|la|los|las|ese|esa|\\d+)(?: .{1,30})?|l[oa]s?)",
  detail:
    "en stock|hay stock|stock|disponibles?|existencias|cuánt[oa]s (?:quedan|hay|tienen)|quedan|cuánto (?:cuesta|vale|es|sale|valen|cuestan|sería)|(?:qué|a qué) precio|precio|pedido mínimo|cantidad mínima|mínimo|proveedor|quién (?:l[oa] )?(?:vende|fabrica|hace|suministra)|de quién es|valoración|valoraciones|opiniones|reseñas|puntuación|estrellas|detalles?|cuéntame(?: más)?|más (?:información|info|datos|detalles)|dime más|háblame",
  all: "los dos|ambos|todos|entre (?:ellos|esos|estos)|compáral[oa]s|esos|estos",
  it: "ese (?:producto|último)|ese|esa|de ese|lo vende",
  about:
    "¿?(?:(?:y|ok|vale|pues|entonces|genial|gracias|oye)[,]? )*(?:(?:cuál|qué|quién|cómo|cuánto|de cuánto) (?:es|tiene|son|está)? ?)?(?:(?:el|la|su|sus|los|las) )?(?:pedido mínimo|mínimo|cantidad mínima|proveedor|precio|valoración|valoraciones|puntuación|stock|opiniones|reseñas)(?: (?:tiene|es|hay|de compra))*|¿?(?:(?:y|pero) )*(?:(?:hay|tienen|tiene|queda|quedan|está|están)(?: (?:en|de))? (?:stock|disponibles?|existencias)|(?:está|sigue) disponible|cuánt[oa]s (?:quedan|hay|tienen)(?: en stock)?|cuánto (?:cuesta|vale|es|sale)|quién l[oa] (?:vende|fabrica))",
  quantity:
    "(?:por|para|si compro|compro|cojo|si cojo|llevo|quiero|a) {n}(?! (?:euros?|primer))|{n} (?:unidades|uds|cajas|bolsas|botellas|kilos|kg|paquetes|piezas|sacos)",
  spaced: true,
});
