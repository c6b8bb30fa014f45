/** Sends a request and reports how much of its body has been sent, from 0 to 1. `fetch` has no upload progress. */
export function sendWithProgress(url: string, init: RequestInit, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'POST', url);
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })));
    for (const event of ['error', 'abort', 'timeout']) request.addEventListener(event, () => reject(new TypeError(event)));
    init.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}
