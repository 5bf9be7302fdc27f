import { isPictureFile } from '@trellis/tool-ui/picture-file';
import { ImagePlus } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { UploadFile } from '../../client/core.ts';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';
import { Progress } from './progress.tsx';

const LARGEST = 10_000_000;

/** Chooses and stores a picture; the value is its address. */
export function ImageUpload({
  value,
  onChange,
  id,
  accept = 'image/*',
  className,
  ...aria
}: {
  value: string | null | undefined;
  onChange: (url: string) => void;
  id?: string;
  accept?: string;
  className?: string;
} & Pick<ComponentProps<'input'>, 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'>) {
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState('');
  const [over, setOver] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    if (file.size > LARGEST) return setError(word('tooLarge'));
    // A name proves nothing: what no browser shows would stay a broken picture.
    if (!file.type.startsWith('image/') || !(await isPictureFile(file)))
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
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        className="peer sr-only"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
        {...aria}
      />
      {value ? (
        <div className="flex items-center gap-4">
          <img src={value} alt="" className="drawing h-24 w-32 rounded-lg border object-cover" />
          <div className="flex flex-wrap gap-2">
            <Button
              type="button"
              variant="outline"
              size="sm"
              onClick={() => input.current?.click()}
            >
              {word('replace')}
            </Button>
            <Button type="button" variant="ghost" size="sm" onClick={() => onChange('')}>
              {word('removeFile')}
            </Button>
          </div>
        </div>
      ) : (
        <button
          type="button"
          onClick={() => input.current?.click()}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            void take(event.dataTransfer.files[0]);
          }}
          className={cn(
            'flex items-center gap-4 rounded-lg border border-input border-dashed px-4 py-4 text-start transition-colors hover:bg-accent/50 peer-focus-visible:ring-2 peer-focus-visible:ring-ring',
            over && 'border-primary bg-accent',
            aria['aria-invalid'] && 'border-destructive',
          )}
        >
          <ImagePlus aria-hidden="true" className="size-6 shrink-0 text-muted-foreground" />
          <span className="text-sm">
            <span className="font-medium">{word('upload')}</span>{' '}
            <span className="text-muted-foreground">{word('uploadHint')}</span>
          </span>
        </button>
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
