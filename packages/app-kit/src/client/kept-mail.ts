/** Says in the console, which whoever builds the app reads, that a mail was kept and not sent. */
export async function sayingKept<T>(answer: Promise<T>): Promise<T> {
  const given = await answer;
  const { status, message } = (given ?? {}) as { status?: unknown; message?: unknown };
  if (status === 'kept') console.warn(message);
  return given;
}
