import { isPictureFile } from '@trellis/tool-ui/picture-file';
import { FileText, Paperclip } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { UploadFile } from '../../client/core.ts';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';
import { Progress } from './progress.tsx';

const LARGEST = 10_000_000;
/** Kinds of pictures that browsers show. */
const PICTURE = /^image\/(\*|png|jpe?g|gif|webp|avif|svg\+xml)$/;

/** Chooses and stores a file of any kind; the value is its address. */
export function FileUpload({
  value,
  onChange,
  className,
  ...props
}: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  value: string | null | undefined;
  onChange: (url: string) => void;
  /** Kinds that can be chosen, as an `<input>` takes them: `.pdf,image/*`. */
  accept?: string;
}) {
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState('');

  async function take(file: File | undefined) {
    if (!file) return;
    if (file.size > LARGEST) return setError(word('tooLarge'));
    // A name proves nothing: what no browser shows is none, whatever it is called.
    const kinds = (props.accept ?? '').split(',').map((kind) => kind.trim());
    if (kinds.every((kind) => PICTURE.test(kind)) && !(await isPictureFile(file)))
      return setError(word('notAPicture'));
    setError('');
    setShare(0);
    try {
      const stored = await UploadFile({ file, onProgress: setShare });
      onChange(stored.file_url);
    } catch (cause) {
      setError((cause as Error).message);
    } finally {
      setShare(null);
    }
  }

  return (
    <div className={cn('flex flex-col gap-2', className)}>
      <label className="control cursor-pointer items-center gap-3 text-muted-foreground">
        <Paperclip aria-hidden="true" className="size-4" />
        {word('uploadFile')}
        <input
          type="file"
          className="sr-only"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file can be chosen again.
            event.target.value = '';
          }}
          {...props}
        />
      </label>
      {value && (
        <div className="flex items-center gap-2 text-sm">
          <FileLink url={value} />
          <Button type="button" variant="ghost" size="sm" onClick={() => onChange('')}>
            {word('removeFile')}
          </Button>
        </div>
      )}
      {share !== null && (
        <Progress aria-label={word('uploading')} value={Math.round(share * 100)} />
      )}
      {error && (
        <p role="alert" className="text-destructive text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

/** A stored file, by the name at the end of its address. */
export function FileLink({ url }: { url: string }) {
  const name = decodeURIComponent(url.split('/').at(-1)?.split('?')[0] ?? url);
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-w-0 items-center gap-2 text-primary underline-offset-4 hover:underline"
    >
      <FileText aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{name}</span>
    </a>
  );
}
