import { type FilesOptions, useFiles } from '@trellis/tool-ui/runs';
import { Paperclip, X } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { toolWord } from '../../lib/tool-words.ts';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { Button } from '../ui/button.tsx';

type Given = Pick<
  ComponentProps<'input'>,
  'id' | 'disabled' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
>;

/** Photos or files of one input: chosen or dropped, uploaded at once, shown, and taken away again. */
export function ToolFiles({
  field,
  value,
  upload,
  onChange,
  onUploading,
  disabled,
  ...aria
}: FilesOptions & Given) {
  const options = { field, value, upload, onChange, onUploading };
  const { sent, earlier, accept, isFull, take, remove } = useFiles(options);
  const [isOver, setOver] = useState(false);
  const isPhoto = field.type === 'photo';
  return (
    <div className="flex flex-col gap-2">
      <label
        className={cn(
          'flex cursor-pointer items-center gap-3 rounded-lg border border-input border-dashed px-4 py-4 text-sm transition-colors hover:bg-accent/50 has-focus-visible:outline-2 has-focus-visible:outline-ring',
          isOver && 'border-primary bg-accent',
          aria['aria-invalid'] && 'border-destructive',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!disabled) take(event.dataTransfer.files);
        }}
      >
        <Paperclip aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
        <span className="font-medium">{word(isPhoto ? 'upload' : 'uploadFile')}</span>
        <input
          type="file"
          multiple
          className="sr-only"
          accept={accept}
          disabled={disabled || isFull}
          onChange={(event) => {
            take(event.target.files ?? []);
            event.target.value = '';
          }}
          {...aria}
        />
      </label>
      {earlier.length + sent.length > 0 && (
        <ul className="flex flex-col gap-2">
          {earlier.map((address, n) => (
            <Entry
              key={address}
              name={toolWord('file', n + 1)}
              disabled={disabled}
              onRemove={() => remove(address)}
            />
          ))}
          {sent.map(({ key, name, picture, address, failure }) => (
            <Entry
              key={key}
              name={name}
              picture={picture}
              failure={failure}
              isOnItsWay={address === null && failure === null}
              disabled={disabled}
              onRemove={() => remove(address, key)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface EntryProps {
  name: string;
  picture?: string | null;
  failure?: string | null;
  isOnItsWay?: boolean;
  disabled: boolean | undefined;
  onRemove(): void;
}

function Entry({ name, picture, failure, isOnItsWay, disabled, onRemove }: EntryProps) {
  return (
    <li className="flex min-w-0 items-center gap-3 text-sm">
      {picture && <img src={picture} alt="" className="size-12 rounded-md border object-cover" />}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        {failure && (
          <span role="alert" className="text-destructive">
            {failure}
          </span>
        )}
        {isOnItsWay && (
          <span role="status" className="text-muted-foreground">
            {toolWord('uploading')}
          </span>
        )}
      </span>
      <Button
        type="button"
        variant="ghost"
        size="icon"
        disabled={disabled}
        onClick={onRemove}
        aria-label={toolWord('remove', name)}
      >
        <X aria-hidden="true" />
      </Button>
    </li>
  );
}
