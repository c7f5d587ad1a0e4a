/** An in-memory `CacheStorage` with only the methods that the service worker uses. */
export class CachesStandIn {
  private readonly byName = new Map<string, Map<string, Response>>();

  keys = (): Promise<string[]> => Promise.resolve([...this.byName.keys()]);

  delete = (name: string): Promise<boolean> => Promise.resolve(this.byName.delete(name));

  open = (name: string): Promise<Cache> => {
    const entries = this.byName.get(name) ?? new Map<string, Response>();
    this.byName.set(name, entries);
    return Promise.resolve({
      match: (address: string) => Promise.resolve(entries.get(address)?.clone()),
      put: (address: string, response: Response) => {
        entries.set(address, response);
        return Promise.resolve();
      },
    } as unknown as Cache);
  };

  match = async (address: string, {cacheName}: {cacheName: string}): Promise<Response | undefined> =>
    this.byName.has(cacheName) ? (await this.open(cacheName)).match(address) : undefined;

  /** Returns the bodies of the responses in a cache, by address. */
  async textsIn(name: string): Promise<Record<string, string>> {
    const entries = [...(this.byName.get(name) ?? [])];
    return Object.fromEntries(
      await Promise.all(entries.map(async ([address, response]) => [address, await response.clone().text()] as const)),
    );
  }
}
