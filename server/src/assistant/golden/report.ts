import { writeFileSync } from "node:fs";
import { LANGUAGES } from "./dialogues.ts";
import { type Played, play } from "./play.ts";
import { byKind, byLanguage, isRight, scoreOf } from "./score.ts";

// node server/src/assistant/golden/report.ts [language [id]]: how the built-in assistant does. With a language: what went wrong.
// With --record, it's what it may not fall behind from then on.
const records = process.argv.includes("--record");
const [language, id] = process.argv.slice(2).filter((argument) => argument !== "--record");
const played: Played[] = [];
for (const each of LANGUAGES.filter((one) => language === undefined || one.language === language)) {
  for (const dialogue of each.dialogues.filter((one) => id === undefined || one.id === id)) {
    played.push(await play(each.language, dialogue));
  }
}
if (language !== undefined) {
  for (const each of played.filter(
    (one) => id !== undefined || !isRight(one) || one.turns.some(({ actRight }) => actRight === false),
  )) {
    console.log(`\n${each.dialogue.id} (${each.dialogue.now})`);
    for (const { turn, outcome, actRight, reply } of each.turns) {
      console.log(
        `  ${turn.says}\n    ${turn.act.kind}: ${outcome}${actRight === false ? ", other act" : ""}\n    → ${reply}`,
      );
    }
  }
}
console.table(byLanguage(played));
console.table(byKind(played));
if (records && language === undefined) {
  const scores = LANGUAGES.map((each) => [
    each.language,
    scoreOf(played.filter((one) => one.language === each.language)),
  ]);
  writeFileSync(
    new URL("./recorded.json", import.meta.url),
    `${JSON.stringify(Object.fromEntries(scores), null, 2)}\n`,
  );
}
