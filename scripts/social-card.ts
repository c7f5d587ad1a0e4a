/** `npm run social-card`: draws static/img/social-card.png, 1200 × 630, from the logo and the settings. */
import {readFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {site} from '../src/config/site';
import {findBrowser} from './browser/find';

const logo = readFileSync('static/img/logo-dark.svg', 'utf8');

const card = `<!doctype html>
<meta charset="utf-8">
<style>
  body {margin: 0; inline-size: 1200px; block-size: 630px; box-sizing: border-box; padding: 88px 96px; display: flex;
    flex-direction: column; justify-content: space-between; background: #131318; color: #ececf2; font-family: sans-serif;
    border-block-end: 14px solid #b6a6ff}
  svg {inline-size: 312px; block-size: 84px}
  h1 {margin: 0 0 24px; font-size: 84px; letter-spacing: -0.02em; line-height: 1.05}
  p {margin: 0; font-size: 34px; line-height: 1.4; color: #b8b8c7; max-inline-size: 900px}
</style>
${logo}<div><h1>${site.title}</h1><p>${site.description}</p></div>`;

async function draw(): Promise<void> {
  const browser = await chromium.launch(await findBrowser());
  const page = await browser.newPage({viewport: {width: 1200, height: 630}});
  await page.setContent(card);
  await page.screenshot({path: 'static/img/social-card.png'});
  await browser.close();
}

void draw();
