// Who may speak to us from a browser: pages of our own. A program without a browser sends no origin, and needs none.

import type { FastifyRequest } from 'fastify';

export function sameOrigin(request: FastifyRequest, others: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (others.includes(origin)) return true;
  try {
    return new URL(origin).host === request.host;
  } catch {
    return false;
  }
}
