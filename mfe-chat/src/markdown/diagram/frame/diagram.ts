// Runs in a frame of its own: no access to the page, no network, no storage. What a page gets from it is only ever shown as an image.
import type { DrawingAnswer, DrawingRequest } from "../drawing.ts";

interface Mermaid {
  initialize(settings: object): void;
  render(id: string, source: string): Promise<{ readonly svg: string }>;
}

declare const mermaid: Mermaid;

/** A diagram's own settings may not change these, nor what depends on them. */
const SECURE = [
  "secure",
  "securityLevel",
  "startOnLoad",
  "maxTextSize",
  "maxEdges",
  "suppressErrorRendering",
  "htmlLabels",
  "fontFamily",
  "themeCSS",
  "dompurifyConfig",
];
const MAX_EDGES = 500;

/** For slices, branches and the like, which differ only by color. The text on them has a contrast of at least 4.5:1. */
const FILLS = {
  light: ["#c7c4f7", "#bfe3cd", "#f6d9a8", "#f3c1c0", "#b9dcf4", "#e3c8ef", "#d5dbe3", "#f5d0e0"],
  dark: ["#4b479c", "#2c6b47", "#73521a", "#8a3f3d", "#2a5f86", "#6b4580", "#4a525d", "#84435f"],
};

addEventListener("message", ({ ports: [page] }) => {
  if (!page || typeof mermaid === "undefined") return;
  const answer = (given: DrawingAnswer) => page.postMessage(given, []);
  page.addEventListener("message", ({ data }: MessageEvent<DrawingRequest>) => void draw(data).then(answer));
  page.start();
  answer({ kind: "ready" });
});

async function draw(request: DrawingRequest): Promise<DrawingAnswer> {
  try {
    mermaid.initialize(settings(request));
    const { svg } = await mermaid.render("diagram", request.source);
    document.body.innerHTML = svg;
    const drawing = document.body.querySelector("svg");
    if (!drawing) throw new Error("Nothing was drawn");
    return { kind: "drawn", ...asImage(drawing) };
  } catch (error) {
    return { kind: "mistake", reason: error instanceof Error ? error.message : String(error) };
  } finally {
    document.body.replaceChildren();
  }
}

function asImage(drawing: SVGSVGElement) {
  const { width, height } = drawing.viewBox.baseVal ?? drawing.getBBox();
  if (!(width > 0 && height > 0)) throw new Error("Nothing was drawn");
  drawing.setAttribute("width", String(width));
  drawing.setAttribute("height", String(height));
  drawing.style.maxWidth = "";
  return { svg: new XMLSerializer().serializeToString(drawing), width, height };
}

function settings({ source, colors, fontFamily }: DrawingRequest): object {
  const { isDark, background, surface, raised, line, text, accent, error } = colors;
  const fills = isDark ? FILLS.dark : FILLS.light;
  const texts = fills.map(() => text);
  return {
    startOnLoad: false,
    securityLevel: "strict",
    suppressErrorRendering: true,
    secure: SECURE,
    maxTextSize: source.length,
    maxEdges: MAX_EDGES,
    // Images of SVG can't have HTML in every browser.
    htmlLabels: false,
    flowchart: { htmlLabels: false, wrappingWidth: 240 },
    class: { htmlLabels: false },
    // Dates at its axis would run into each other otherwise.
    gantt: { useWidth: 960, fontSize: 14, sectionFontSize: 14, barHeight: 24 },
    fontFamily,
    theme: "base",
    themeVariables: {
      darkMode: isDark,
      background,
      dropShadow: "none",
      fontFamily,
      fontSize: "14px",
      primaryColor: surface,
      primaryTextColor: text,
      primaryBorderColor: line,
      secondaryColor: raised,
      secondaryTextColor: text,
      secondaryBorderColor: line,
      tertiaryColor: background,
      tertiaryTextColor: text,
      tertiaryBorderColor: line,
      lineColor: line,
      textColor: text,
      titleColor: text,
      edgeLabelBackground: background,
      noteBkgColor: raised,
      noteTextColor: text,
      noteBorderColor: accent,
      activationBkgColor: raised,
      activationBorderColor: line,
      sectionBkgColor: surface,
      sectionBkgColor2: surface,
      altSectionBkgColor: background,
      gridColor: line,
      taskBkgColor: raised,
      taskBorderColor: line,
      taskTextColor: text,
      taskTextLightColor: text,
      taskTextDarkColor: text,
      taskTextOutsideColor: text,
      pieStrokeColor: background,
      pieOuterStrokeColor: background,
      pieSectionTextColor: text,
      pieLegendTextColor: text,
      pieTitleTextColor: text,
      pieOpacity: "1",
      ...byNumber("pie", 1, fills),
      ...byNumber("cScale", 0, fills),
      ...byNumber("cScaleLabel", 0, texts),
      ...byNumber("git", 0, fills),
      ...byNumber("gitBranchLabel", 0, texts),
      errorBkgColor: background,
      errorTextColor: error,
    },
  };
}

const byNumber = (name: string, first: number, values: readonly string[]) =>
  Object.fromEntries(values.map((value, index) => [`${name}${index + first}`, value]));
