import { Image, Modal } from '@mantine/core';

interface Props {
  /** null: closed. */
  src: string | null;
  label: string;
  onClose(): void;
}

/** A picture, as large as the page. */
export function ImageOverlay({ src, label, onClose }: Props) {
  return (
    <Modal opened={src !== null} onClose={onClose} title={label} fullScreen>
      {src && <Image src={src} alt={label} mah="calc(100dvh - 6rem)" fit="contain" />}
    </Modal>
  );
}
