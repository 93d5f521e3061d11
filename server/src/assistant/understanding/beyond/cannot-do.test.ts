import { describe, expect, it } from "@jest/globals";
import { isBeyondRules } from "./beyond-rules.ts";

describe("what's beyond the assistant", () => {
  it.each([
    ["es", "mándale un correo a mi jefa diciendo que hoy llego tarde"],
    ["es", "resérvame dos entradas de cine para el sábado"],
    ["es", "¿me puedes traducir esto?"],
    ["it", "mi traduci in inglese buon compleanno nonna?"],
    ["it", "prenotami due biglietti del cinema per sabato"],
    ["it", "scrivimi una poesia"],
  ])("is ordered in %s: %s", (language, text) => expect(isBeyondRules(text, language)).toBe(true));

  it.each([
    ["es", "mandar un correo a mi jefa mañana a las 9:30"],
    ["es", "comprar entradas mañana a las 10"],
    ["it", "mandare una mail al capo domani alle 9:30"],
    ["it", "scrivere al notaio lunedì alle 10"],
    ["en", "send a mail"],
  ])("isn't what's only planned in %s: %s", (language, text) => expect(isBeyondRules(text, language)).toBe(false));
});
