import { type DragEvent, useState } from 'react';
import { type FilesOptions, useFiles } from './useFiles.ts';

interface Props extends FilesOptions {
  id: string;
  disabled: boolean;
  about: string | undefined;
}

/** A photo or file input: chosen, dropped or pasted, uploaded at once, shown, and taken away again. */
export function Files({ id, disabled, about, ...options }: Props) {
  const { sent, earlier, accept, isFull, take, remove } = useFiles(options);
  const [isOver, setOver] = useState(false);
  const { field } = options;
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  const isPhoto = field.type === 'photo';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the button does
    <div
      className="files"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        id={id}
        type="file"
        multiple
        accept={accept}
        disabled={disabled || isFull}
        aria-describedby={about}
        onChange={(event) => {
          take(event.target.files ?? []);
          event.target.value = '';
        }}
      />
      {earlier.length + sent.length > 0 && (
        <ul>
          {earlier.map((address, n) => (
            <li key={address}>
              <span>
                {isPhoto ? 'Photo' : 'File'} {n + 1}
              </span>
              <Remove
                name={`${isPhoto ? 'photo' : 'file'} ${n + 1}`}
                disabled={disabled}
                onClick={() => remove(address)}
              />
            </li>
          ))}
          {sent.map(({ key, name, picture, address, failure }) => (
            <li key={key}>
              {picture && <img src={picture} alt="" />}
              <span>
                {name}
                {failure !== null && <em role="alert">{failure}</em>}
                {address === null && failure === null && <em role="status">Uploading…</em>}
              </span>
              <Remove name={name} disabled={disabled} onClick={() => remove(address, key)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Remove({ name, disabled, onClick }: { name: string; disabled: boolean; onClick(): void }) {
  return (
    <button
      type="button"
      className="plain"
      disabled={disabled}
      onClick={onClick}
      aria-label={`Remove ${name}`}
    >
      ×
    </button>
  );
}
