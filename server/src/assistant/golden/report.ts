import { LANGUAGES } from "./dialogues.ts";
import { type Played, play } from "./play.ts";
import { byKind, byLanguage, isRight } from "./score.ts";

// node server/src/assistant/golden/report.ts [language [id]]: how the built-in assistant does. With a language: what went wrong.
const [language, id] = process.argv.slice(2);
const played: Played[] = [];
for (const each of LANGUAGES.filter((one) => language === undefined || one.language === language)) {
  for (const dialogue of each.dialogues.filter((one) => id === undefined || one.id === id)) {
    played.push(await play(each.language, dialogue));
  }
}
if (language !== undefined) {
  for (const each of played.filter((one) => id !== undefined || !isRight(one))) {
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
