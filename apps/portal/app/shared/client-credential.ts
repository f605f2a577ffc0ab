let credential = '';

/** Set once by the shell from the server's settings; it names the client and is no secret. */
export function setClientCredential({ id, secret }: { id: string; secret: string }): void {
  credential = `Basic ${btoa(`${id}:${secret}`)}`;
}

export const clientCredential = (): string => credential;
