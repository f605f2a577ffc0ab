/** The SM2 library asks for Node's crypto where there is no other; every browser we serve has its own. */
export const webcrypto = globalThis.crypto;
