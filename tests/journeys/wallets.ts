/** Wallets as apps see them: signers that record requests, and the provider that a browser extension injects. */
import type {Signer} from '@xmtp/xmtp-js';
import {utils, Wallet} from 'ethers';

/** Returns a wallet with a random key. `Wallet.createRandom` would derive the key from a phrase, which takes longer. */
export const newWallet = (): Wallet => new Wallet(utils.randomBytes(32));

/** A wallet that records the texts that it has signed. */
export interface WatchedWallet extends Signer {
  address: string;
  signed: string[];
}

/**
 * Returns a wallet that records what it signs.
 *
 * @param refuses - whether the user refuses to sign a text
 */
export function watchedWallet(
  wallet: Wallet = newWallet(),
  refuses: (text: string) => boolean = () => false,
): WatchedWallet {
  const signed: string[] = [];
  return {
    address: wallet.address,
    signed,
    getAddress: () => Promise.resolve(wallet.address),
    signMessage: (message) => {
      const text = typeof message === 'string' ? message : utils.toUtf8String(message);
      if (refuses(text)) return Promise.reject(new Error('User rejected the request.'));
      signed.push(text);
      return wallet.signMessage(text);
    },
  };
}

interface RpcRequest {
  method: string;
  params?: unknown;
}

/** Returns a wallet's `window.ethereum` (EIP-1193). Without a wallet, the user shares no account. */
export function injectedProvider(wallet?: Wallet): {request: (request: RpcRequest) => Promise<unknown>} {
  return {
    request: async ({method, params}) => {
      if (method === 'eth_requestAccounts' || method === 'eth_accounts') return wallet ? [wallet.address] : [];
      if (method === 'personal_sign' && wallet) {
        const [message] = params as [string];
        return wallet.signMessage(utils.arrayify(message));
      }
      if (method === 'eth_chainId') return '0x1';
      throw new Error(`${method} isn't supported`);
    },
  };
}

/** Returns the first line of each signed text. The line names the text's purpose. */
export const titles = (texts: readonly string[]): string[] => texts.map((text) => text.split('\n')[0]!);

/** The placeholder for a peer's address in the pages' samples. */
export const PEER = '0x3F11b27F323b62B159D2642964fa27C46C841897';
