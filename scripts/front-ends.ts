// `node scripts/front-ends.ts <releases directory>`: publishes and promotes the front ends whose sources changed, as `npm start` does.
import { resolve } from "node:path";
import { describeFailure } from "@atrium/federation-kit";
import { publishFrontEnds } from "./start/front-ends.ts";

const [directory] = process.argv.slice(2);

try {
  if (directory === undefined) throw new Error("Usage: node scripts/front-ends.ts <releases directory>");
  await publishFrontEnds(resolve(directory));
} catch (error) {
  const failure = describeFailure(error);
  if (failure === undefined) throw error;
  console.error(failure.message);
  process.exitCode = 1;
}
