/** Signs of the acts on an answer, drawn here: they are few. */
const PATHS = {
  copy: 'M9 9h10v11H9zM5 15H4V4h11v1',
  download: 'M12 4v11m-4-4 4 4 4-4M5 20h14',
  good: 'M7 11v9H4v-9zm0 0 4-7c1.7 0 2.5 1 2.2 2.6L12.7 9H19c1 0 1.7.9 1.4 1.9l-2 7.5c-.2 1-1 1.6-2 1.6H7',
  bad: 'M7 13V4H4v9zm0 0 4 7c1.7 0 2.5-1 2.2-2.6L12.7 15H19c1 0 1.7-.9 1.4-1.9l-2-7.5c-.2-1-1-1.6-2-1.6H7',
  share: 'M12 15V4m-4 4 4-4 4 4M6 12H5v8h14v-8h-1',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  send: 'M12 19V5m-6 6 6-6 6 6',
  stop: 'M7 7h10v10H7z',
  list: 'M5 7h14M5 12h14M5 17h9',
  fresh: 'M12 5v14M5 12h14',
  mail: 'M4 6h16v12H4zm0 1 8 6 8-6',
  open: 'M10 5H5v14h14v-5M14 4h6v6m0-6-9 9',
  remove: 'M5 7h14M10 7V4h4v3m-8 0 1 13h10l1-13',
} as const;

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className="icon">
      <path d={PATHS[name]} />
    </svg>
  );
}
