interface Made {
  id: string;
  createdAt: string;
}

/** Whether a row was made before another; of two of the same moment, everybody calls the same one the first. */
export function isBefore(row: Made, other: Made): boolean {
  return row.createdAt === other.createdAt ? row.id < other.id : row.createdAt < other.createdAt;
}
