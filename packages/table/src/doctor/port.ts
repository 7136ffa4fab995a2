// The port: free for a server, or a server of ours answers on it.

import { createServer } from 'node:net';
import { ANSWER_MS, type Finding, fine, why, wrong } from './finding.ts';

const OF = 'PORT';

/** What was found, and whether a server runs there already. */
export async function examinePort(port: number, host: string | undefined): Promise<Finding & { running: boolean }> {
  if (port === 0) return { ...fine(OF, 'a free one is taken at the start'), running: false };
  const { code } = await tryToListen(port, host);
  switch (code) {
    case null:
      return { ...fine(OF, `${port} is free`), running: false };
    case 'EADDRINUSE':
      return examineServer(port, host);
    case 'EACCES':
      return { ...wrong(OF, `${port} may not be used by this user: choose one above 1023`), running: false };
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return { ...wrong('HOST', `this machine has no address ${host}: choose another one`), running: false };
    default:
      return { ...wrong(OF, `${port} cannot be used (${code}): choose another one`), running: false };
  }
}

async function examineServer(port: number, host: string | undefined): Promise<Finding & { running: boolean }> {
  const taken = `${port} is taken by another program: stop it, or choose another port`;
  const name = host === undefined || host === '::' || host === '0.0.0.0' ? '127.0.0.1' : host;
  try {
    const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}/readyz`;
    const reply = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
    const said = (await reply.json().catch(() => null)) as { ok?: boolean; reason?: string } | null;
    if (typeof said?.ok !== 'boolean') return { ...wrong(OF, taken), running: false };
    if (said.ok) return { ...fine(OF, `the server answers on ${port}`), running: true };
    return { ...wrong(OF, `the server on ${port} is not ready: ${said.reason}`), running: true };
  } catch (thrown) {
    return { ...wrong(OF, `${taken} (${why(thrown)})`), running: false };
  }
}

function tryToListen(port: number, host: string | undefined): Promise<{ code: string | null }> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve({ code: error.code ?? error.message }));
    probe.listen({ port, host: host ?? '::', exclusive: true }, () => probe.close(() => resolve({ code: null })));
  });
}
