import { request as requestInClear } from 'node:http';
import { request } from 'node:https';
import { signatureHeader, signText } from '@verdigale/partner-wire/signature';

const timeoutMs = 5_000;
/** An answer is a few words. */
const maxBytes = 10_000;

/**
 * Posts JSON, signed over the body, and answers the text of a 200. Encrypted by TLS 1.3 or not at all, which `fetch` cannot be told: in clear
 * only to this machine, as the shape of the address has it. Throws for everything else, and says nothing of what was asked. (Denmark 3.1)
 */
export function postSigned({ url, secret }: { url: string; secret: string }, body: string, now: Date): Promise<string> {
  const headers = { 'content-type': 'application/json', [signatureHeader]: signText(secret, body, now) };
  const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) };
  return new Promise((resolve, reject) => {
    const call = url.startsWith('https:') ? request(url, { ...options, minVersion: 'TLSv1.3' }) : requestInClear(url, options);
    call.on('error', reject);
    call.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('error', reject);
      response.on('data', (part: string) => {
        text += part;
        if (text.length > maxBytes) call.destroy(new Error('the register answered too much'));
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve(text) : reject(new Error(`the register answered ${response.statusCode}`)),
      );
    });
    call.end(body);
  });
}
