interface Made {
  id: string;
  createdAt: string;
}

/** Whether a row was made before another; of two of the same moment, everybody calls the same one the first. */
export function isBefore(row: Made, other: Made): boolean {
  return row.createdAt === other.createdAt ? row.id < other.id : row.createdAt < other.createdAt;
}

/**
 * Asks how things stand after a row was made, or brought back, that only so many may have. Where nobody can tell, it is
 * taken back, and why is thrown.
 */
export async function orTakenBack<T>(
  asked: Promise<T>,
  takeBack: () => Promise<unknown>,
): Promise<T> {
  try {
    return await asked;
  } catch (cause) {
    await takeBack();
    throw cause;
  }
}
