// Keeps a server running: one that dies starts again. For `npm start` alone, so that tests and `npm run dev` see crashes.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** After this long without a fault the waiting begins anew. */
const HEALTHY = 60_000;

/**
 * Starts a server (`start` spawns it, with a channel) and starts it again, after a while that doubles, when it dies.
 * It is left alone when it was told to end, ended in order, or says that starting again mends nothing: its
 * configuration, or a folder or port that somebody else has. Answers the code to end with.
 */
export function supervise(start, log = console.error) {
  let child = null;
  let wait = FIRST_WAIT;
  let wasReady = false;
  let isEnding = false;
  let timer = null;
  return new Promise((resolve) => {
    const begin = () => {
      let readySince = null;
      let isRefused = false;
      child = start();
      child.on('message', (message) => {
        if (message === 'refused') isRefused = true;
        if (message !== 'ready') return;
        wasReady = true;
        readySince = performance.now();
      });
      child.once('error', (error) => {
        log(error.message);
        resolve(1);
      });
      child.once('exit', (code, signal) => {
        child = null;
        // What never was ready says by its code that it cannot be; what was killed may be the next time.
        const isHopeless = isRefused || (!wasReady && signal === null);
        if (isEnding || code === 0 || isHopeless) return resolve(code ?? 1);
        if (readySince !== null && performance.now() - readySince >= HEALTHY) wait = FIRST_WAIT;
        const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
        log(`The server ${how}. It starts again in ${wait / 1_000} s.`);
        timer = setTimeout(begin, wait);
        wait = Math.min(wait * 2, LONGEST_WAIT);
      });
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
      process.on(signal, () => {
        isEnding = true;
        clearTimeout(timer);
        if (child) child.kill(signal);
        else resolve(0);
      });
    begin();
  });
}
