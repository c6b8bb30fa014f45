import { createRealtime, type Realtime } from '@verdigale/client/realtime';

let socket: Realtime | undefined;

/** The one socket of the client: a guest's, since prices are for everybody and the play token is none of the socket's. */
export function openSocket(): Realtime {
  if (socket) return socket;
  const url = new URL('/api/connection/websocket', window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  socket = createRealtime({ url: url.href, getToken: async () => null });
  socket.reconnectWith(null);
  return socket;
}
