import { type Person, sendMessage } from '@trellis/testing';

/** A message as it is stored. */
export interface Stored {
  parts: { type: string; data?: { state: string; left?: number } }[];
  metadata: { status: string; versionId: string | null; error?: string; isCut?: boolean };
}

export const PAGE = 'export default function Home() {\n  return <h1>Hello</h1>;\n}\n';

/** How a person speaks with the assistant in a test, and looks at what came of it. */
export const speaking = (person: Person) => ({
  /** Says something, waits for the end, and answers the last message as it is stored. */
  async say(appId: string, text: string): Promise<Stored> {
    await (await sendMessage(person, appId, text)).text();
    const { body } = await person.get<{ messages: Stored[] }>(`/api/apps/${appId}/messages`);
    return body.messages.at(-1)!;
  },
  async filesOf(appId: string, versionId: string | null): Promise<Record<string, string>> {
    const { body } = await person.get<{ files: { path: string; content: string }[] }>(
      `/api/apps/${appId}/versions/${versionId}`,
    );
    return Object.fromEntries(body.files.map(({ path, content }) => [path, content]));
  },
});
