/** Says something over the app, with one thing to do about it; null: nothing any more. */
export function note(text: string | null, label = '', act?: () => void): void {
  const element = document.getElementById('note')!;
  element.classList.toggle('on', text !== null);
  element.querySelector('p')!.textContent = text ?? '';
  const button = element.querySelector('button')!;
  button.textContent = label;
  button.onclick = () => {
    note(null);
    act?.();
  };
}
