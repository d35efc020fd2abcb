/**
 * Stands in for the browser's way of sending a file: it asks whatever `fetch` is, so that a FakeServer answers. Half of the
 * file leaves at once, and the rest when told to, where it `waits`.
 */
export class FakeUpload {
  private waiting: (() => void)[] = [];

  constructor(private readonly waits = false) {
    const tell = (leave: () => void) => (this.waits ? this.waiting.push(leave) : leave());
    globalThis.XMLHttpRequest = class extends FakeRequest {
      protected override leave(rest: () => void) {
        tell(rest);
      }
    } as unknown as typeof XMLHttpRequest;
  }

  arrive(): void {
    for (const leave of this.waiting.splice(0)) leave();
  }
}

abstract class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  timeout = 0;
  private readonly headers: Record<string, string> = {};
  private readonly stopped = new AbortController();
  private method = '';
  private path = '';

  protected abstract leave(rest: () => void): void;

  open(method: string, path: string): void {
    Object.assign(this, { method, path });
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  abort(): void {
    this.stopped.abort();
    this.end('abort');
  }

  send(body: File): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: body.size / 2 }));
    this.leave(() => {
      if (this.stopped.signal.aborted) return;
      this.upload.dispatchEvent(new ProgressEvent('load'));
      void this.ask(body);
    });
  }

  private async ask(body: File): Promise<void> {
    const { method, path, headers } = this;
    try {
      const reply = await fetch(path, { method, headers, body, signal: this.stopped.signal });
      Object.assign(this, { status: reply.status, responseText: await reply.text() });
      this.end('load');
    } catch {
      if (!this.stopped.signal.aborted) this.end('error');
    }
  }

  private end(how: 'load' | 'error' | 'abort'): void {
    this.dispatchEvent(new ProgressEvent(how));
    this.dispatchEvent(new ProgressEvent('loadend'));
  }
}
