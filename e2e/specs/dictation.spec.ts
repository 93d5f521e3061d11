import { composer, thread } from "../harness/chat.ts";
import { signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

/** Stands for the browser's speech recognition, which the machine that tests has no microphone and no service for. */
function installSpeech() {
  class Speech extends EventTarget {
    start() {
      const results = [[{ transcript: "What can you" }], [{ transcript: "do" }]];
      setTimeout(() => this.dispatchEvent(Object.assign(new Event("result"), { results })), 100);
    }
    stop() {
      this.dispatchEvent(new Event("end"));
    }
    abort() {
      this.stop();
    }
  }
  Object.assign(globalThis, { SpeechRecognition: Speech, webkitSpeechRecognition: Speech });
}

test("a message is dictated once dictation is turned on, on this device", async ({ page }, info) => {
  await page.addInitScript(installSpeech);
  await signUp(page);
  await page.goto("/new");
  await expect(composer(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Dictate" })).toBeHidden();

  await page.goto("/settings");
  const toggle = page.getByRole("switch", { name: "Dictation" });
  await expect(toggle).toHaveAccessibleDescription(/may send what it hears/);
  await toggle.click();
  await expect(toggle).toBeChecked();
  await page.screenshot({ path: info.outputPath("setting.png") });

  const response = await page.goto("/new");
  expect(response?.headers()["permissions-policy"]).not.toContain("microphone");
  await page.getByRole("button", { name: "Dictate" }).click();
  await expect(composer(page)).toHaveValue("What can you do");
  await page.screenshot({ path: info.outputPath("listening.png") });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.screenshot({ path: info.outputPath("listening-phone-dark.png") });
  await page.keyboard.press("Enter");
  await expect(thread(page).getByText("What can you do", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Dictate" })).toBeVisible();
  await expect(composer(page)).toHaveValue("");
});
