import { asSchema, type ToolSet } from "ai";
import { estimateTokens } from "../../text/estimate-tokens.ts";

/** About how many tokens instructions and tools take, whatever is said. */
export async function promptTokens(instructions: string, tools: ToolSet): Promise<number> {
  const described = await Promise.all(
    Object.entries(tools).map(async ([name, { description, inputSchema }]) => ({
      name,
      description,
      parameters: await asSchema(inputSchema).jsonSchema,
    })),
  );
  return estimateTokens(instructions + JSON.stringify(described));
}
