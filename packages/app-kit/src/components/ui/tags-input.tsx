import { X } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';

/** Several short words; Enter or a comma adds one. With `options`, a set to choose from. */
export function TagsInput({
  value,
  onChange,
  options,
  id,
  placeholder,
  className,
  ...aria
}: {
  value: readonly string[] | null | undefined;
  onChange: (value: string[]) => void;
  options?: readonly { value: string; label: string }[];
  id?: string;
  placeholder?: string;
  className?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}) {
  const tags = value ?? [];
  const [draft, setDraft] = useState('');
  const add = (text: string) => {
    const tag = text.trim();
    if (tag && !tags.includes(tag)) onChange([...tags, tag]);
    setDraft('');
  };
  const toggle = (tag: string) =>
    onChange(tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag]);

  if (options)
    return (
      <fieldset id={id} className={cn('flex flex-wrap gap-2', className)} {...aria}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={tags.includes(option.value)}
            onClick={() => toggle(option.value)}
            className="h-[var(--button-height-sm,2.25rem)] rounded-full border border-input px-3.5 text-sm transition-colors hover:bg-accent aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground"
          >
            {option.label}
          </button>
        ))}
      </fieldset>
    );
  return (
    <div
      className={cn('control flex-wrap items-center gap-1.5 py-1.5 pointer-coarse:py-0', className)}
    >
      {tags.map((tag) => (
        <span
          key={tag}
          className="flex items-center gap-1 rounded-full bg-secondary py-0.5 ps-2.5 pe-1 text-secondary-foreground text-sm pointer-coarse:py-0 pointer-coarse:pe-0"
        >
          {tag}
          <button
            type="button"
            aria-label={word('remove', tag)}
            onClick={() => toggle(tag)}
            className="finger flex items-center justify-center rounded-full p-0.5 hover:bg-foreground/10"
          >
            <X className="size-3" />
          </button>
        </span>
      ))}
      <input
        id={id}
        dir="auto"
        value={draft}
        placeholder={tags.length ? undefined : placeholder}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => add(draft)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ',') {
            event.preventDefault();
            add(draft);
          } else if (event.key === 'Backspace' && !draft) onChange(tags.slice(0, -1));
        }}
        className="finger min-w-24 flex-1 bg-transparent outline-none"
        {...aria}
      />
    </div>
  );
}
