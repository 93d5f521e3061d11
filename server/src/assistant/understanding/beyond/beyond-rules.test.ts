import { describe, expect, it } from "@jest/globals";
import { processorTime } from "../../../testing/processor-time.ts";
import { isBeyondRules, isNoEvent } from "./beyond-rules.ts";

describe("what rules can't do", () => {
  it.each([
    ["de", "schreib meinem Chef ne Mail, dass ich heute krank bin"],
    ["de", "buch mir ein zugticket nach berlin für morgen um 9"],
    ["de", "übersetz mir das ins englische: ich komme um 10"],
    ["fr", "tu peux m'écrire une lettre de motivation pour un stage ?"],
    ["fr", "réserve-moi un billet de train pour paris demain à 9h"],
    ["ko", "팀장님한테 늦는다고 카톡 보내줘"],
    ["ko", "내일 3시에 부산 가는 KTX 예매해줘"],
    ["ko", "어버이날에 읽을 시 한 편만 써줘"],
  ])("is known in %s: %s", (language, text) => expect(isBeyondRules(text, language)).toBe(true));

  it.each([
    ["de", "schreib mir mittagessen mit jana morgen um 12 in den kalender"],
    ["de", "trag rechnung schreiben morgen um 10 ein"],
    ["de", "bucht jana den raum"],
    ["fr", "réserve vendredi 9h pour la compta"],
    ["fr", "mets écrire la lettre demain à 10h"],
    ["en", "write a poem"],
    ["ko", "내일 3시에 보고서 작성 추가해줘"],
    ["ko", "8시에 엄마한테 전화하라고 알려줘"],
  ])("isn't seen elsewhere, in %s: %s", (language, text) => expect(isBeyondRules(text, language)).toBe(false));
});

describe("what's no event", () => {
  it.each([
    ["de", "welcher Wochentag ist heute"],
    ["de", "gestern war ich um 10 beim arzt"],
    ["fr", "hier j'étais chez le médecin à 10h"],
    ["fr", "ça tombe quel jour"],
    ["ko", "어제 3시에 치과 갔어"],
    ["ko", "내일 너무 바빠"],
    ["ko", "내일 3시에 치과 안 가"],
  ])("is known in %s: %s", (language, text) => expect(isNoEvent(text, language)).toBe(true));

  it.each([
    ["de", "am freitag um 9 kommt der klempner"],
    ["fr", "samedi c'est l'anniversaire de mamie"],
    ["ko", "금요일 2시에 치과 예약했어"],
    ["ko", "내일 11시 눈 검사"],
  ])("isn't seen in what is one, in %s: %s", (language, text) => expect(isNoEvent(text, language)).toBe(false));
});

it.each(["de", "fr"])("takes little time for long texts in %s", (language) => {
  const texts = ["bitte ".repeat(70), "stp ".repeat(100), "écris moi ".repeat(40), "schreib einen ".repeat(28)];
  for (const text of texts) {
    const start = processorTime();
    isBeyondRules(text, language);
    expect(processorTime() - start).toBeLessThan(200);
  }
});
