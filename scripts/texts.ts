// `npm run texts [-- <app>]`: problems with the texts of the shell, the features and the server, language by language.
import { APPS, appProblems } from "./texts/app-texts.ts";

const wanted = process.argv.slice(2);
let count = 0;
for (const app of APPS) {
  if (wanted.length > 0 && !wanted.includes(app.app)) continue;
  const problems = await appProblems(app);
  count += problems.length;
  for (const problem of problems) console.log(`${app.app}: ${problem}`);
}
console.log(count === 0 ? "Every text is there, in every language" : `${count} problems`);
process.exitCode = count === 0 ? 0 : 1;
