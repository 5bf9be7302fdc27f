import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { EditorHost } from './editor/host.ts';
import { Language } from './language/client.ts';
import type { Project } from './project/project.ts';

/** The editor in its place on the page, with the language service beside it. */
export function useEditor(
  project: Project,
  onShow: (id: string) => void,
  onMoved: (id: string, newId: string) => void,
) {
  const place = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<EditorHost | null>(null);
  const [isClever, setClever] = useState(false);
  const show = useRef(onShow);
  show.current = onShow;
  const move = useRef(onMoved);
  move.current = onMoved;

  useEffect(() => {
    if (!place.current) return;
    const made = new EditorHost(project, place.current);
    const language = new Language(
      {
        texts: () => [...project.files.values()],
        textOf: (id) => project.files.get(id)?.doc ?? null,
        change: (id, { changes }) => changes && project.canWrite(id) && made.change(id, changes),
        display: (id) => {
          if (!project.files.has(id)) {
            notifications.show({
              message: 'This comes from the library that all apps share',
              withBorder: true,
            });
            return null;
          }
          made.show(id);
          show.current(id);
          return made.view;
        },
      },
      project.texts(),
      () => setClever(true),
    );
    made.language = language;
    const docOf = (id: string) => project.files.get(id)?.doc ?? null;
    project.callbacks = {
      ...project.callbacks,
      onText: (id, text) => made.setText(id, text),
      onMoved: (id, newId) => move.current(id, newId),
      onFiles: (files) => {
        for (const [id, text] of Object.entries(files)) if (text === null) made.forget(id);
        language.filesChanged(files, docOf);
      },
    };
    setHost(made);
    return () => {
      project.callbacks = { ...project.callbacks, onText() {}, onFiles() {}, onMoved() {} };
      made.destroy();
      language.close();
      setHost(null);
    };
  }, [project]);
  return { place, host, isClever };
}
