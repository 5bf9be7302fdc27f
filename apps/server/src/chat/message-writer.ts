import type { TurnEvent } from '@trellis/assistant';
import type {
  ActionCard,
  ChatMessage,
  MessageMetadata,
  NextMessages,
  RepairNote,
} from '@trellis/contract';
import type { ToolUse } from '@trellis/llm';

/** One chunk of the AI SDK's UI message stream; only what this product sends. */
export type Chunk =
  | { type: 'start'; messageId: string; messageMetadata: MessageMetadata }
  | { type: 'text-start' | 'text-end' | 'reasoning-start' | 'reasoning-end'; id: string }
  | { type: 'text-delta' | 'reasoning-delta'; id: string; delta: string }
  | (ToolChunk & { type: 'tool-input-available'; toolName: string; input: unknown })
  | (ToolChunk & { type: 'tool-output-available'; output: unknown })
  | (ToolChunk & { type: 'tool-output-error'; errorText: string })
  | { type: 'data-action'; id: string; data: ActionCard }
  | { type: 'data-repair'; id: string; data: RepairNote }
  | { type: 'data-mended'; id: string; data: { repairs: string[] } }
  | { type: 'data-next'; id: string; data: NextMessages }
  /** The model sends what nobody is shown: lines of a file, a repair. Nothing of it is kept. */
  | { type: 'data-alive'; id: 'alive'; data: object; transient: true }
  /** The texts from this part on were thought; nothing of it is kept as a part. */
  | { type: 'data-thought'; id: string; data: { from: number } }
  | { type: 'finish'; messageMetadata: MessageMetadata };

type ToolChunk = { toolCallId: string; dynamic: true };
type Part = ChatMessage['parts'][number];

/** Characters of what a tool gave that are kept and shown. */
const MOST_OUTPUT = 4_000;

/** Lines of a file that is being written are sent this often at most. */
const EVERY_LINES = 20;

/** So often, in milliseconds, it is said at most that something comes where nothing of it is shown. */
const ALIVE_EVERY = 4_000;

/**
 * Turns the events of a turn into the chunks that clients read and the message that is stored: the
 * same parts, written once.
 */
export class MessageWriter {
  readonly message: ChatMessage;
  readonly #emit: (chunk: Chunk) => void;
  #open: { kind: 'text' | 'reasoning'; id: string; part: Part } | null = null;
  #parts = 0;
  /** The part at which the last step began. */
  #step = 0;
  #thoughts = 0;
  #saidAt = 0;
  readonly #cards = new Map<number, ActionCard>();

  constructor(id: string, metadata: MessageMetadata, emit: (chunk: Chunk) => void) {
    this.message = { id, role: 'assistant', parts: [], metadata };
    this.#emit = (chunk) => {
      this.#saidAt = Date.now();
      emit(chunk);
    };
    this.#emit({ type: 'start', messageId: id, messageMetadata: metadata });
  }

  write(event: TurnEvent): void {
    switch (event.type) {
      case 'text':
      case 'reasoning':
        this.#text(event.type, event.text);
        return;
      case 'tool':
        this.#tool(event);
        return;
      case 'step':
        this.#step = this.message.parts.length;
        return;
      case 'thought':
        this.#thought();
        return;
      case 'action-start':
        this.#card(event.index, {
          ...event.action,
          content: '',
          index: event.index,
          state: 'writing',
          lines: 0,
        });
        return;
      case 'action-line': {
        const card = this.#cards.get(event.index);
        if (card && event.lines % EVERY_LINES === 0)
          this.#card(event.index, { ...card, lines: event.lines });
        return;
      }
      case 'action-end': {
        const lines = event.action.content.split('\n').length;
        this.#card(event.index, {
          ...event.action,
          index: event.index,
          state: event.state,
          lines,
          message: event.message,
        });
        return;
      }
      case 'usage':
        this.message.metadata = { ...this.message.metadata, usage: event.usage };
        return;
      case 'mended':
        this.#data('data-mended', 'mended', { repairs: event.repairs });
        return;
      case 'next':
        if (event.messages.length > 0)
          this.#data('data-next', 'next', { messages: event.messages });
        return;
      case 'repair':
        this.#data('data-repair', `repair-${event.note.attempt}`, event.note);
        return;
      default:
    }
  }

  /** Something came of the model, whether or not it shows. */
  alive(): void {
    if (Date.now() - this.#saidAt < ALIVE_EVERY) return;
    this.#emit({ type: 'data-alive', id: 'alive', data: {}, transient: true });
  }

  #thought(): void {
    this.#close();
    for (const part of this.message.parts.slice(this.#step))
      if (part.type === 'text') part.type = 'reasoning';
    const id = `thought-${this.#thoughts++}`;
    this.#emit({ type: 'data-thought', id, data: { from: this.#step } });
  }

  /** Says of cards how they came out after all. */
  amend(isMeant: (card: ActionCard) => boolean, state: ActionCard['state'], message: string): void {
    for (const [index, card] of this.#cards)
      if (card.state === 'applied' && isMeant(card)) this.#card(index, { ...card, state, message });
  }

  /** Says it of the last card of them, where that says of itself that all is well. */
  amendLast(isMeant: (card: ActionCard) => boolean, message: string): void {
    const [index, card] = [...this.#cards].findLast(([, one]) => isMeant(one)) ?? [];
    if (index === undefined || card?.state !== 'applied' || card.message) return;
    this.#card(index, { ...card, message });
  }

  /** A tool that was used, in the words of the AI SDK: when it begins, and again with what came of it. */
  #tool({ id, name, input, state, output }: ToolUse): void {
    this.#close();
    const known = this.message.parts.find(
      (part) => part.type === 'dynamic-tool' && part.toolCallId === id,
    );
    const part = known ?? { type: 'dynamic-tool', toolName: name, toolCallId: id, input };
    const chunk = { toolCallId: id, dynamic: true } as const;
    if (!known) {
      this.message.parts.push(part);
      this.#emit({ ...chunk, type: 'tool-input-available', toolName: name, input });
    }
    if (state === 'running') Object.assign(part, { state: 'input-available' });
    else if (state === 'failed') {
      const errorText = String(output);
      Object.assign(part, { state: 'output-error', errorText });
      this.#emit({ ...chunk, type: 'tool-output-error', errorText });
    } else {
      const shown = shortened(output);
      Object.assign(part, { state: 'output-available', output: shown });
      this.#emit({ ...chunk, type: 'tool-output-available', output: shown });
    }
  }

  /** A part of its own, in the place where it stood when it is sent again. */
  #data(type: 'data-repair' | 'data-mended' | 'data-next', id: string, data: object): void {
    this.#close();
    const part = { type, id, data };
    const at = this.message.parts.findIndex((known) => known.type === type && known.id === id);
    if (at >= 0) this.message.parts[at] = part;
    else this.message.parts.push(part);
    this.#emit(part as Chunk);
  }

  /** Ends the stream. Cards that never ended say so. */
  finish(metadata: MessageMetadata): void {
    this.#close();
    for (const card of this.#cards.values())
      if (card.state === 'writing')
        this.#card(card.index, { ...card, state: 'truncated', isTruncated: true });
    this.message.metadata = { ...this.message.metadata, ...metadata };
    this.#emit({ type: 'finish', messageMetadata: this.message.metadata });
  }

  #text(kind: 'text' | 'reasoning', text: string): void {
    if (text.trim() === '' && this.#open?.kind !== kind) return;
    if (this.#open?.kind !== kind) {
      this.#close();
      const part: Part = { type: kind, text: '' };
      this.#open = { kind, id: `${kind}-${this.#parts++}`, part };
      this.message.parts.push(part);
      this.#emit({ type: `${kind}-start`, id: this.#open.id });
    }
    this.#open.part.text += text;
    this.#emit({ type: `${kind}-delta`, id: this.#open.id, delta: text });
  }

  #close(): void {
    if (this.#open) this.#emit({ type: `${this.#open.kind}-end`, id: this.#open.id });
    this.#open = null;
  }

  #card(index: number, card: ActionCard): void {
    this.#close();
    const id = `action-${index}`;
    const known = this.#cards.has(index);
    this.#cards.set(index, card);
    const part = { type: 'data-action', id, data: card };
    const at = this.message.parts.findIndex((p) => p.type === 'data-action' && p.id === id);
    if (known && at >= 0) this.message.parts[at] = part;
    else this.message.parts.push(part);
    this.#emit({ type: 'data-action', id, data: card });
  }
}

/** What a tool gave, as far as a person reads it. */
function shortened(output: unknown): unknown {
  const text = typeof output === 'string' ? output : JSON.stringify(output);
  return text && text.length > MOST_OUTPUT ? `${text.slice(0, MOST_OUTPUT)}…` : output;
}
