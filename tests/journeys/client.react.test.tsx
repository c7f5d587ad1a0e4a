/** @jest-environment ./tests/journeys/browser.ts */
import {show} from './react';
import {screen} from '@testing-library/react';
import {Client} from '@xmtp/xmtp-js';
import {Wallet} from 'ethers';
import {createElement, type ComponentType} from 'react';
import {CLIENT_REACT} from './fences';
import {run} from './run';
import {watchedWallet} from './wallets';

type App = ComponentType<Record<string, unknown>>;

describe('create a client', () => {
  it('signs in with a button, and shows the address', async () => {
    const {App} = (await run<{App: App}>(CLIENT_REACT.create)).values;
    const signer = watchedWallet();
    const {user} = show(createElement(App, {signer}));
    await user.click(screen.getByRole('button', {name: 'Sign in with XMTP'}));
    expect(await screen.findByText(`Signed in as ${signer.address}`)).toBeInTheDocument();
    expect(await Client.canMessage(signer.address, {env: 'dev'})).toBe(true);
  });

  it('offers another attempt after a refusal', async () => {
    const {App} = (await run<{App: App}>(CLIENT_REACT.create)).values;
    let refuses = true;
    const signer = watchedWallet(Wallet.createRandom(), () => refuses);
    const {user} = show(createElement(App, {signer}));
    await user.click(screen.getByRole('button', {name: 'Sign in with XMTP'}));
    const again = await screen.findByRole('button', {name: 'Try again'});
    refuses = false;
    await user.click(again);
    expect(await screen.findByText(`Signed in as ${signer.address}`)).toBeInTheDocument();
  });
});
