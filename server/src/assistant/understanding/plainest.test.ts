import { describe, expect, it } from "@jest/globals";
import { Temporal } from "temporal-polyfill";
import { isHesitant } from "./hesitant.ts";
import { plainest } from "./plainest.ts";

const reading = { now: Temporal.ZonedDateTime.from("2026-11-18T10:00[Europe/London]"), language: "en" };
const nothingOpen = { isAsked: false, hasAsked: false };
const read = (text: string, open = nothingOpen) => plainest(text, reading, open);

describe("what a message asks for, in English", () => {
  it.each([
    ["dentist friday at 3, my tooth is killing me", "dentist friday at 3"],
    ["dentist friday at 3, pray for me", "dentist friday at 3"],
    ["remind me to call mum at 8pm it's her birthday", "remind me to call mum at 8pm"],
    ["take the pie out at 5pm so it doesn't burn", "take the pie out at 5pm"],
    ["boss signed it off!! lunch with Ana friday at 1, get it in the diary", "lunch with Ana friday at 1"],
    ["call Mr. Jones tomorrow at 4. He's the new landlord.", "call Mr. Jones tomorrow at 4"],
    ["im a nurse lol so pls put night duty for monday 10pm", "pls put night duty for monday 10pm"],
    ["vet tomorrow at 10, he's been limping since monday", "vet tomorrow at 10"],
    ["cancel the gym, no energy", "cancel the gym"],
    ["boss is out sick so you can delete the team meeting tomorrow", "you can delete the team meeting tomorrow"],
    ["thx, can you remind me a day before it", "can you remind me a day before it"],
    ["we're running low, can you find me some towels", "can you find me some towels"],
    ["remind me at 4pm to grab the kids, bc dave's stuck at work", "remind me at 4pm to grab the kids"],
    ["when is the recital? grandma's asking", "when is the recital?"],
    ["hey hope you're doing well! could you add brunch on sunday?", "could you add brunch on sunday?"],
    ["hi, i'm looking for coffee beans", "i'm looking for coffee beans"],
    ["Good morning dear, bridge wednesday at 2", "bridge wednesday at 2"],
  ])("is what's left without what's said beside it: %s", (text, left) => expect(read(text)).toBe(left));

  it.each([
    ["haircut saturday at 2pm, it's at tony's", "haircut saturday at 2pm at Tony's"],
    ["yoga friday at 7pm, it lasts 90 minutes", "yoga friday at 7pm for 90 minutes"],
    ["mam's 70th on friday, all day thing", "mam's 70th on friday all day"],
    ["my sis lands on friday so add airport pickup at 6am that day", "add airport pickup at 6am on friday"],
    ["my exam's on monday at 2pm, put it in will you", "add my exam's on monday at 2pm"],
  ])("takes in what's said more of it: %s", (text, left) => expect(read(text)).toBe(left));

  it.each([
    "dentist friday at 3, it's actually at 4",
    "dentist thursday at 9, they moved it to 10",
    "dinner friday at 7, she might be late",
    "lunch friday at 1 with Ana, just kidding",
    "dinner friday at 7, or is it saturday?",
    "dinner friday at 7, don't add it yet",
    "dinner friday at 7, with Sam",
    "doctor friday at 9, bring the forms",
    "movie friday 8pm, meeting Kim at 7 first",
    "move the gym to 6pm, if that's free",
    "cancel the gym, and the dentist",
    "the flight got delayed, move it to 8pm",
  ])("isn't told apart from what may be a part of it, or take it back: %s", (text) => expect(read(text)).toBe(text));

  it("is an answer, or a question like the one before, if there's one to follow", () => {
    expect(read("10 will do, thanks to her")).toBe("10 will do, thanks to her");
    expect(read("am, i like the quiet", { isAsked: true, hasAsked: false })).toBe("am");
    expect(read("how about friday, flying in then", { isAsked: false, hasAsked: true })).toBe("how about friday");
  });

  it("takes little time to find in long messages", () => {
    for (const unit of ["my ", "a, ", "it's been moved ", "oh ", "if ", "so i ", "the a b c ", "got delayed ", ". "]) {
      const text = `gym at 7 tomorrow, ${unit.repeat(280 / unit.length)}!`;
      const begin = process.cpuUsage();
      read(text);
      expect(process.cpuUsage(begin).user).toBeLessThan(1_000_000);
    }
  });
});

describe("a message that's hesitant, in English", () => {
  it.each([
    "dinner friday at 7, unless it rains",
    "dinner friday at 7, need to check with Jo",
    "dinner friday at 7, i can't make it",
    "dinner friday at 7, actually no",
    "dinner friday at 7, hang on",
    "dinner friday at 7, is that ok?",
    "bbq saturday at 3, weather permitting",
    "move the gym to 6pm, not sure yet",
  ])("is %s", (text) => expect(isHesitant(text, "en")).toBe(true));

  it.each([
    "dinner friday at 7, can you add it?",
    "dinner friday at 7 if possible",
    "dinner friday at 7, can't wait",
    "change the place to Croke Park, they moved it last minute",
    "gym's moved to 6pm",
    "wait for the plumber tomorrow at 9",
  ])("isn't %s", (text) => expect(isHesitant(text, "en")).toBe(false));
});

describe("what a message asks for, in Korean", () => {
  const inKorean = { ...reading, language: "ko" };
  const said = (text: string) => plainest(text, inKorean, nothingOpen);

  it.each([
    ["내일 3시에 치과 예약 잡아줄래요? ㅎㅎ", "내일 3시에 치과 예약 잡아줘?"],
    ["내일 3시에 면담 잡아주실 수 있나요", "내일 3시에 면담 잡아줘"],
    ["내일 2시 안과 추가 부탁드립니다~", "내일 2시 안과 추가해줘"],
    ["치과 취소하고 싶어", "치과 취소해줘"],
    ["필라테스 토요일로 미룰래", "필라테스 토요일로 미뤄줘"],
    ["안녕~ 좋은 아침!", "안녕 좋은 아침!"],
    ["만원 이하 원두", "1만원 이하 원두"],
    ["오늘 4시 줌 회의", "오늘 4시 줌 회의"],
    ["내일 3시~5시 스터디", "내일 3시~5시 스터디"],
    ["헐 까먹을 뻔했다 내일 오후 4시 보험사 통화 넣어줘", "내일 오후 4시 보험사 통화 넣어줘"],
  ])("is said as tables know it: %s", (text, left) => expect(said(text)).toBe(left));

  it.each(["아마 토요일 2시에 결혼식 갈 수도 있어", "토요일 2시에 등산 갈까 말까 고민", "시간 되면 커피"])(
    "is only considered: %s",
    (text) => expect(isHesitant(text, "ko")).toBe(true),
  );
});
