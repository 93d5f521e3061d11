import { WebpackError, type Compilation, type Compiler, type RspackPluginInstance } from "@rspack/core";
import { FRAMES_DIRECTORY } from "../releases/frames-directory.ts";

const NAME = "AtriumPagePolicyGuard";

/** Code that the page's content security policy blocks at run time: parsing HTML from text, and running text as code. */
const REFUSED =
  /\.(?:innerHTML|outerHTML|srcdoc)\s*=(?!=)|\b(?:insertAdjacentHTML|createContextualFragment|parseFromString|setHTMLUnsafe)\s*\(|\bdocument\.write(?:ln)?\s*\(|\bnew\s+Function\s*\(|(?<![.\w$])eval\s*\(/g;

/** Bundled but never called: highlight.js's `highlightElement` (lowlight takes the tree, not the HTML). */
const NEVER_CALLED = [/\.innerHTML=\w+\.value,\w+\.dataset\.highlighted=/];

/** Characters of code to show on each side of a match. */
const EXCERPT = 60;

/** Fails the build of a feature whose files contain code that would throw in the page. Such code often runs only in rare cases. */
export class PagePolicyGuard implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterSeal.tapPromise(NAME, async () => {
        // If there's a copy of React, it's already reported, and it contains such code too.
        if (compilation.errors.length > 0) return;
        for (const { name, source } of compilation.getAssets())
          if (name.endsWith(".js") && !name.startsWith(FRAMES_DIRECTORY))
            check(compilation, name, source.source().toString());
      });
    });
  }
}

function check(compilation: Compilation, file: string, code: string): void {
  for (const { index, 0: found } of code.matchAll(REFUSED)) {
    const excerpt = code.slice(Math.max(0, index - EXCERPT), index + found.length + EXCERPT);
    if (NEVER_CALLED.some((known) => known.test(excerpt))) continue;
    const error = new WebpackError(
      `${file} holds code that the page's security policy refuses: …${excerpt}… Remedy: draw with React, or use a build of the package that works without a DOM (src/build/package-builds.ts).`,
    );
    error.name = "PagePolicyError";
    compilation.errors.push(error);
  }
}
