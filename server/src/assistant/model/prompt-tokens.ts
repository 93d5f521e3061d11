import { asSchema, type ToolSet } from "ai";
import { estimateTokens } from "../../text/estimate-tokens.ts";

/** Tokens of tools by their names: what's said of a tool is always the same. */
const known = new Map<string, number>();

/** About how many tokens instructions and tools take, whatever is said. */
export const promptTokens = async (instructions: string, tools: ToolSet): Promise<number> =>
  estimateTokens(instructions) + (await tokensOf(tools));

async function tokensOf(tools: ToolSet): Promise<number> {
  const names = Object.keys(tools).join();
  const tokens = known.get(names) ?? estimateTokens(JSON.stringify(await described(tools)));
  known.set(names, tokens);
  return tokens;
}

const described = (tools: ToolSet) =>
  Promise.all(
    Object.entries(tools).map(async ([name, { description, inputSchema }]) => ({
      name,
      description,
      parameters: await asSchema(inputSchema).jsonSchema,
    })),
  );
