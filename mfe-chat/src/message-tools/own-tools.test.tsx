import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { act } from "@testing-library/react";
import { Profiler } from "react";
import { createAttachmentStore } from "../attachment/attachment-store.ts";
import { createFixture, renderChat } from "../testing/render-chat.tsx";
import { detail, forgetBrowser } from "../testing/show-routes.tsx";
import { editDraft } from "./edit-draft.ts";
import { OwnTools } from "./own-tools.tsx";

beforeEach(forgetBrowser);

const [message] = detail().messages as [ServerMessage];

describe("the tools of an own message", () => {
  it("open the edit that files were kept for, and aren't drawn again while files are uploaded", () => {
    const fixture = createFixture();
    const files = fixture.shell.once(createAttachmentStore);
    const drawn = jest.fn();
    const onEdit = jest.fn();
    renderChat(
      <Profiler id="tools" onRender={drawn}>
        <OwnTools message={message} text="Hello there" onEdit={onEdit} />
      </Profiler>,
      fixture,
    );
    const add = (conversation: string) => act(() => files.add(conversation, [new File(["a"], "a.csv")]));
    drawn.mockClear();
    add("another");
    const { key } = files.files$.value.all[0] ?? { key: "" };
    act(() => files.update(key, { status: "uploading", sentBytes: 1 }));
    expect(drawn).not.toHaveBeenCalled();
    expect(onEdit).not.toHaveBeenCalled();
    add(editDraft(message.id));
    expect(onEdit).toHaveBeenCalledWith(true);
  });
});
