import type { IncomingMessage, ServerResponse } from 'node:http';

const RECIPES = [
  'Lemon pasta',
  'Chickpea curry',
  'Onion soup',
  'Plum cake',
  'Green salad',
  'Dal',
].map((title, index) => ({
  id: `${index}`.padStart(24, '0'),
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  creatorId: null,
  title,
  minutes: 15 + index * 10,
  rating: (index % 5) + 1,
  cuisine: ['italian', 'indian', 'french', 'other'][index % 4],
  ingredients: ['Salt', 'Water'],
}));

/** Answers the entity calls with a few rows, as the server would to a bearer of the token `good`. */
export function answerRows(request: IncomingMessage, response: ServerResponse, url: URL): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'authorization, content-type, x-app-id');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(url.pathname.endsWith('/Recipe') ? RECIPES : []));
}
