// A signed call of the studio over a connection that stays open, as cheap as it can be.
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { gameWalletPath, type GameWalletOperation } from '@verdigale/partner-wire';
import { signText } from '@verdigale/partner-wire/signature';

const secret = 'studio secret';

export async function openConnection(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  await once(socket, 'connect');
  // A connection that breaks is closed as well, and whoever waits on it hears that.
  socket.on('error', () => undefined);
  return socket;
}

export function signedCall(operation: GameWalletOperation, body: object): Buffer {
  const text = JSON.stringify(body);
  return Buffer.from(
    `POST ${gameWalletPath('verdigale-studio', operation)} HTTP/1.1\r\nhost: platform\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n` +
      `x-signature: ${signText(secret, text, new Date())}\r\n\r\n${text}`,
  );
}

/** An answer that takes longer never comes: a door that hangs. */
const patienceMs = 60_000;

/** One request, and the body of its answer; throws when that is no success, does not come, or when the connection ends before. */
export function exchange(socket: Socket, request: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    // A connection that the other side has closed between two calls says so only once.
    if (socket.destroyed) return reject(new Error('the connection was cut'));
    let text = '';
    const end = (settle: () => void) => {
      clearTimeout(timer);
      socket.off('data', read).off('close', cut);
      settle();
    };
    const cut = () => end(() => reject(new Error('the connection was cut')));
    const timer = setTimeout(() => end(() => reject(new Error(`no answer to ${request.toString('latin1')}`))), patienceMs);
    function read(chunk: Buffer) {
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
      if (text.length < head + 4 + length) return;
      end(() => (text.startsWith('HTTP/1.1 200') ? resolve(text.slice(head + 4)) : reject(new Error(text))));
    }
    socket.on('data', read).on('close', cut);
    return void socket.write(request);
  });
}
