import { ActionIcon, Alert, Button, Group, Loader, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import {
  ELEMENT_STYLES,
  type ElementChange,
  type ElementView,
  elementTitle,
  LIMITS,
  MESSAGES,
} from '@trellis/contract';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { NativeChoice } from '../../ui/NativeChoice.tsx';
import { LOOKS, optionsFor } from './looks.ts';
import classes from './point.module.css';
import type { Pointed } from './pointed.ts';
import type { ElementState } from './useElement.ts';
import { isByFinger } from './useTouch.ts';

interface Props {
  pointed: Pointed;
  state: Exclude<ElementState, { kind: 'none' }>;
  fault: string | null;
  isSaving: boolean;
  /** The assistant is at work: what it changes is not stored yet. */
  busy: boolean;
  canUndo: boolean;
  onChange(change: ElementChange): Promise<boolean>;
  onUndo(): void;
  onTalk(): void;
  onData(entity: string | null): void;
  onClose(): void;
}

/** Texts and looks of the chosen element, changed at once and without the assistant. */
export function ElementEditor(props: Props) {
  const { pointed, state, fault, busy, canUndo, isSaving, onUndo, onTalk, onClose } = props;
  const box = useRef<HTMLDivElement>(null);
  const { element } = pointed;
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    // In a text that is not saved yet the browser's own undo is meant.
    const isTyping = event.target instanceof HTMLElement && event.target.dataset.unsaved;
    if (event.key === 'Escape') onClose();
    else if (isUndo && !isTyping) onUndo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each element that is opened
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>(
      'input:not(:disabled), select:not(:disabled)',
    );
    // A finger's keyboard would cover what was just chosen.
    (isByFinger() ? box.current : (first ?? box.current))?.focus();
  }, [state.kind, element.file, element.line, element.column]);
  return (
    <div
      ref={box}
      className={classes.editor}
      style={editorStyle(pointed)}
      role="dialog"
      aria-label={`Change ${elementTitle(element)}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Group gap={4} wrap="nowrap" mb={6}>
        <Text size="sm" fw={600} truncate flex={1}>
          {elementTitle(element)}
        </Text>
        {isSaving && <Loader size={14} aria-label="Saving" />}
        <ActionIcon aria-label="Undo the last change" disabled={!canUndo || busy} onClick={onUndo}>
          <IconArrowBackUp size={16} />
        </ActionIcon>
        <ActionIcon aria-label="Close" onClick={onClose}>
          <IconX size={16} />
        </ActionIcon>
      </Group>
      <Stack gap={8}>
        {busy && <Text size="xs">{MESSAGES.elementWhileBusy}</Text>}
        {fault && (
          <Text size="xs" c="var(--mantine-color-error)" role="alert">
            {fault}
          </Text>
        )}
        {state.kind === 'loading' && <Loader size="sm" aria-label="Loading" />}
        {state.kind === 'failed' && (
          <Alert color="red" p="xs">
            {state.message}
          </Alert>
        )}
        {state.kind === 'ready' && <Fields {...props} view={state.view} />}
        <Button size="xs" variant="default" onClick={onTalk}>
          Ask the assistant about it
        </Button>
      </Stack>
    </div>
  );
}

function Fields({ view, pointed, busy, onChange, onData }: Props & { view: ElementView }) {
  const { texts, attributes, styles, styledBy, hasData, isRepeated } = view;
  const isMany = isRepeated || pointed.alike > 1;
  return (
    <>
      {isMany && (
        <Text size="xs" c="dimmed">
          {pointed.alike > 1
            ? `Changes all ${pointed.alike} on this page: they share one piece of code.`
            : 'Changes every item of the list: they share one piece of code.'}
        </Text>
      )}
      {texts.map((text, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other name than its place
          key={index}
          label={texts.length > 1 ? `Text ${index + 1}` : 'Text'}
          value={text}
          disabled={busy}
          isNeeded
          onSave={(value) => onChange({ kind: 'text', index, value })}
        />
      ))}
      {attributes.map(({ name, value }) => (
        <Line
          key={name}
          label={nameOf(name)}
          value={value}
          disabled={busy}
          onSave={(next) => onChange({ kind: 'attribute', name, value: next })}
        />
      ))}
      {hasData && (
        <Group gap={6}>
          <Text size="xs" c="dimmed">
            {texts.length > 0 ? 'The rest of its text' : 'Its text'} comes from data or code, so it
            cannot be edited here.
          </Text>
          <Button size="compact-xs" variant="default" onClick={() => onData(view.entity)}>
            Open the data
          </Button>
        </Group>
      )}
      {styles ? (
        <div className={classes.looks}>
          {ELEMENT_STYLES.map((style) => (
            <NativeChoice
              key={style}
              label={LOOKS[style].label}
              isLabelled
              disabled={busy}
              value={styles[style] ?? ''}
              options={optionsFor(style, styles[style] ?? null)}
              onChange={(value) => void onChange({ kind: 'style', style, value: value || null })}
            />
          ))}
        </div>
      ) : (
        <Text size="xs" c="dimmed">
          {styledBy === 'component'
            ? 'Its style comes from an element inside it. Select that one, or ask the assistant.'
            : 'Its style is set by code. Ask the assistant to change it.'}
        </Text>
      )}
    </>
  );
}

const NAMES: Record<string, string> = { alt: 'Image description', cta: 'Button text' };
const nameOf = (name: string): string =>
  NAMES[name] ??
  name
    .replace(/^aria-/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase());

interface LineProps {
  label: string;
  value: string;
  disabled: boolean;
  isNeeded?: boolean;
  onSave(value: string): Promise<boolean>;
}

/** A text that is saved with Enter, or when it is left; what was refused stays to be mended. */
function Line({ label, value, disabled, isNeeded, onSave }: LineProps) {
  const [typed, setTyped] = useState(value);
  const isEmpty = isNeeded && typed.trim() === '';
  useEffect(() => setTyped(value), [value]);
  const save = () => {
    if (typed.trim() !== value && !isEmpty && !disabled) void onSave(typed);
  };
  return (
    <TextInput
      size="xs"
      label={label}
      value={typed}
      data-unsaved={typed.trim() !== value || undefined}
      maxLength={LIMITS.element.typed}
      disabled={disabled}
      error={isEmpty && 'Enter a text, or ask the assistant to remove the element'}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && save()}
    />
  );
}

const WIDTH = 272;

/** Beside the element's lower edge, always within the preview. */
function editorStyle({ box }: Pointed): CSSProperties {
  const top = `clamp(8px, ${Math.round(box.y + box.height + 8)}px, max(8px, 100% - 400px))`;
  const left = `clamp(8px, ${Math.round(box.x)}px, max(8px, 100% - ${WIDTH + 8}px))`;
  return { top, left, width: `min(${WIDTH}px, 100% - 16px)` };
}
