/** Preloaded into a server by `--import`: profiles it from the message "start" to the message "stop", which is answered with the profile. */
import { Session } from 'node:inspector/promises';

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.setSamplingInterval', { interval: 250 });

process.on('message', async (message) => {
  if (message === 'start') {
    await session.post('Profiler.start');
    process.send({ isProfiling: true });
  } else {
    process.send(await session.post('Profiler.stop'));
  }
});
