/** Says so while the browser has no connection. */
export function watchConnection(): void {
  const note = document.getElementById('net');
  const show = () => {
    if (note) note.hidden = navigator.onLine;
  };
  addEventListener('online', show);
  addEventListener('offline', show);
  show();
}
