/** Head and body of a 200 in one buffer, as they go over the wire, with a place for the date. */
export class WholeAnswer {
  private readonly bytes: Buffer;
  private readonly dateAt: number;
  private readonly bodyAt: number;
  private second = 0;

  /** @param headers names and values in turn; checked here, as nothing checks them later */
  constructor(headers: readonly string[], body: Buffer) {
    let head = 'HTTP/1.1 200 OK\r\nDate: ';
    this.dateAt = head.length;
    head += `${new Date(0).toUTCString()}\r\nConnection: keep-alive\r\n`;
    for (let index = 0; index < headers.length; index += 2) {
      const line = `${headers[index]}: ${headers[index + 1]}`;
      if (!HEADER_LINE.test(line)) throw new Error(`This is no header: ${JSON.stringify(line)}`);
      head += `${line}\r\n`;
    }
    head += '\r\n';
    this.bodyAt = head.length;
    // Not from the pool of small buffers, which would stay in memory as long as any of its parts.
    this.bytes = Buffer.allocUnsafeSlow(head.length + body.length);
    this.bytes.write(head, 'latin1');
    body.copy(this.bytes, head.length);
  }

  /** The bytes with the current second as date. They are shared: do not change them. */
  now(): Buffer {
    const now = Date.now();
    const second = now - (now % 1000);
    if (second !== this.second) {
      this.second = second;
      this.bytes.write(new Date(second).toUTCString(), this.dateAt, 'latin1');
    }
    return this.bytes;
  }

  get body(): Buffer {
    return this.bytes.subarray(this.bodyAt);
  }
}

const HEADER_LINE = /^[a-z-]+: [\x20-\x7e]*$/;
