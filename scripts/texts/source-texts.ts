import { parse } from "@swc/core";

/** How a source file uses texts. */
export interface SourceTexts {
  /** Keys it asks for in `t(…)` or an `i18nKey`: complete ones, and patterns with `*` for parts that are put together at run time. */
  readonly asked: readonly string[];
  /** Other strings with a dot in them that may be keys on their way to a `t(…)`. */
  readonly mentioned: readonly string[];
  /** Words that a user would read and that don't come from a text file. */
  readonly raw: readonly string[];
  /** Files of the app that it imports, relative to it: those that are loaded with it, and those that are loaded when it asks. */
  readonly imports: { readonly now: readonly string[]; readonly later: readonly string[] };
}

/** Attributes that are read aloud or shown. */
const SPOKEN = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "description",
  "helperText",
  "hint",
  "label",
  "message",
  "placeholder",
  "subtitle",
  "text",
  "title",
]);
/** Words that aren't translated: the product's name, and the letter that stands for Google's logo. */
const NAMES = /\b(?:Atrium|G)\b/g;

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Reads a TypeScript module; the file name says whether it has JSX. Throws if it isn't one. */
export async function sourceTexts(file: string, code: string): Promise<SourceTexts> {
  const module: unknown = await parse(code, { syntax: "typescript", tsx: file.endsWith(".tsx"), target: "es2024" });
  const found = { asked: new Set<string>(), mentioned: new Set<string>(), raw: new Set<string>() };
  const imports = { now: new Set<string>(), later: new Set<string>() };

  const word = (text: string) => {
    const said = text.replaceAll(/\s+/g, " ").trim();
    if (/\p{L}/u.test(said.replaceAll(NAMES, ""))) found.raw.add(said);
  };
  /** Collects words in an expression that's shown as is, but not those passed to a call. */
  const shown = (value: unknown): void => {
    if (!isNode(value)) return;
    if (value.type === "StringLiteral") word(value["value"] as string);
    if (value.type === "TemplateLiteral") for (const part of quasis(value)) word(part);
    for (const part of choices(value)) shown(part);
  };

  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (isNode(value)) read(value);
    for (const inner of Object.values(value)) visit(inner);
  };
  const read = (node: Node): void => {
    for (const key of keysOf(node)) found.asked.add(key);
    for (const file of importedBy(node)) imports.now.add(file);
    for (const file of importedLaterBy(node)) imports.later.add(file);
    switch (node.type) {
      case "StringLiteral":
        if (isDotted(node["value"] as string)) found.mentioned.add(node["value"] as string);
        break;
      case "TemplateLiteral":
        if (isDotted(quasis(node)[0] ?? "")) found.mentioned.add(pattern(node));
        break;
      case "CallExpression":
        if (isSays(node["callee"])) shown(firstArgument(node));
        break;
      case "JSXText":
        word(node["value"] as string);
        break;
      case "JSXExpressionContainer":
        if (!inAttribute.has(node)) shown(node["expression"]);
        break;
      case "JSXAttribute":
        if (isNode(node["value"])) inAttribute.add(node["value"]);
        if (SPOKEN.has(attributeName(node))) shown(attributeValue(node));
        break;
    }
  };
  const inAttribute = new Set<Node>();
  visit(module);
  return {
    asked: [...found.asked],
    mentioned: [...found.mentioned],
    raw: [...found.raw],
    imports: { now: [...imports.now], later: [...imports.later] },
  };
}

const isDotted = (text: string): boolean => /^[\w-]+\.[\w.-]*$/.test(text);

/** The app's file that an import or a re-export loads; none if it's only for types. */
function importedBy(node: Node): string[] {
  const isImport = node.type === "ImportDeclaration" && node["typeOnly"] !== true;
  const isExport = ["ExportNamedDeclaration", "ExportAllDeclaration"].includes(node.type) && node["typeOnly"] !== true;
  const source = node["source"];
  if (!(isImport || isExport) || !isNode(source)) return [];
  const names = (node["specifiers"] ?? []) as readonly { readonly isTypeOnly?: boolean }[];
  if (names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly === true)) return [];
  return ownFile(source);
}
function importedLaterBy(node: Node): string[] {
  if (node.type !== "CallExpression" || !isNode(node["callee"]) || node["callee"].type !== "Import") return [];
  const file = firstArgument(node);
  return isNode(file) ? ownFile(file) : [];
}
const ownFile = (node: Node): string[] =>
  node.type === "StringLiteral" && (node["value"] as string).startsWith(".") ? [node["value"] as string] : [];

/** The assistant's replies are what's passed to `says`. */
const isSays = (callee: unknown): boolean =>
  isNode(callee) && callee.type === "Identifier" && callee["value"] === "says";

function firstArgument(call: Node): unknown {
  const [first] = call["arguments"] as { readonly expression: unknown }[];
  return first?.expression;
}

/** Keys in the first argument of a `t` call, and in an `i18nKey`. */
function keysOf(node: Node): string[] {
  if (node.type === "JSXAttribute" && attributeName(node) === "i18nKey") return keysIn(attributeValue(node));
  if (node.type !== "CallExpression" || !isTranslate(node["callee"])) return [];
  return keysIn(firstArgument(node));
}

function isTranslate(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === "Identifier") return callee["value"] === "t";
  return callee.type === "MemberExpression" && isNode(callee["property"]) && callee["property"]["value"] === "t";
}

function keysIn(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === "StringLiteral") return [value["value"] as string];
  if (value.type === "TemplateLiteral") return [pattern(value)];
  return choices(value).flatMap(keysIn);
}

/** The values an expression can have. */
function choices(node: Node): unknown[] {
  switch (node.type) {
    case "ConditionalExpression":
      return [node["consequent"], node["alternate"]];
    case "BinaryExpression":
      return ["??", "||", "&&"].includes(node["operator"] as string) ? [node["left"], node["right"]] : [];
    case "ParenthesisExpression":
    case "TsAsExpression":
    case "TsSatisfiesExpression":
    case "TsNonNullExpression":
    case "TsConstAssertion":
      return [node["expression"]];
    default:
      return [];
  }
}

const quasis = (template: Node): string[] =>
  (template["quasis"] as { readonly cooked?: string; readonly raw: string }[]).map(({ cooked, raw }) => cooked ?? raw);
const pattern = (template: Node): string => quasis(template).join("*");

const attributeName = (node: Node): string => {
  const name = node["name"];
  return isNode(name) && typeof name["value"] === "string" ? name["value"] : "";
};
function attributeValue(node: Node): unknown {
  const value = node["value"];
  return isNode(value) && value.type === "JSXExpressionContainer" ? value["expression"] : value;
}
