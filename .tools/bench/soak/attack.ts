import { workerData } from 'node:worker_threads';
import { hostileRequests } from './hostile-requests.ts';

// The thread of the attackers. It is separate, so that attackers do not delay the requests of visitors that `soak.ts` measures.
const { origin, endsAt, attackers }: { origin: string; endsAt: number; attackers: number } = workerData;
const attacks = Object.values(hostileRequests);

await Promise.all(
  Array.from({ length: attackers }, async (_, first) => {
    for (let turn = first; Date.now() < endsAt; turn += 1) {
      // The server may refuse the request or close the connection. Both are correct responses to an attack.
      await attacks[turn % attacks.length]?.(origin).catch(() => undefined);
    }
  }),
);
