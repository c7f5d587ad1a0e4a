/**
 * All checkers. Several can check the same sample. If none supports a sample's language, the page must say why the
 * sample isn't checked (`nocheck="reason"`).
 */
import type {Checker} from '../types';
import {gradle} from './gradle';
import {json} from './json';
import {kotlin} from './kotlin';
import {podfile} from './podfile';
import {protobuf} from './protobuf';
import {shell} from './shell';
import {swift} from './swift';
import {traps} from './traps';
import {typescript} from './typescript';

export const CHECKERS: readonly Checker[] = [typescript, kotlin, swift, shell, json, protobuf, gradle, podfile, traps];
