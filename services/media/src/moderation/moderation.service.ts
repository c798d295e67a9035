import { AppError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import { newId } from '@isl/service-kit/mongo';
import { mayBeUsed } from '../videos/rights.js';
import type { VideoDocument } from '../videos/video.js';
import type { Page, VideosRepository } from '../videos/videos.repository.js';
import { videoNotFound } from '../videos/videos.service.js';
import type { DecisionDocument, NewDecision, ReportDocument } from './decision.js';
import type { DecisionsRepository } from './decisions.repository.js';
import type { ReportsRepository } from './reports.repository.js';

type Deps = {
  readonly videos: Pick<VideosRepository, 'find' | 'findMany'>;
  readonly reports: ReportsRepository;
  readonly decisions: DecisionsRepository;
  readonly clock: Clock;
};

export type Reported = { readonly report: ReportDocument; readonly video: VideoDocument | null };
type Said = Pick<ReportDocument, 'fault' | 'words'>;

export type ModerationService = ReturnType<typeof createModerationService>;

export function createModerationService({ videos, reports, decisions, clock }: Deps) {
  const found = async (id: string): Promise<VideoDocument> => {
    const video = await videos.find(id);
    if (!video) throw videoNotFound();
    return video;
  };
  return {
    report: async (user: User, videoId: string, said: Said): Promise<ReportDocument> => {
      if (user.demo) throw new AppError('DEMO_FIXED', 'The demo account is shared.');
      const video = await found(videoId);
      if (!mayBeUsed(video, 'show')) throw videoNotFound();
      const words = said.words?.trim() ?? '';
      if (said.fault === 'other' && words === '') throw reasonNeeded();
      if (await reports.wasClosed(user.id, videoId)) {
        const message = 'A moderator has looked at your report and left this as it is.';
        throw new AppError('REPORT_DISMISSED', message);
      }
      const { fault } = said;
      return reports.open({ videoId, fault, words, reporterId: user.id, createdAt: clock() });
    },

    listOpen: async (page: Page): Promise<Reported[]> => {
      const open = await reports.listOpen(page);
      const known = await videos.findMany([...new Set(open.map(({ videoId }) => videoId))]);
      const byId = new Map(known.map((video) => [video._id, video]));
      return open.map((report) => ({ report, video: byId.get(report.videoId) ?? null }));
    },

    decide: async (moderator: User, { videoId, act, reason = '' }: NewDecision) => {
      const video = await found(videoId);
      if (video.authorId === moderator.id) {
        throw new AppError('OWN_CLIP', 'Somebody else decides about your own clip.');
      }
      const why = reason.trim();
      if (act === 'hide' && why === '') throw reasonNeeded();
      const at = clock();
      const decision: DecisionDocument = {
        ...{ _id: newId(), videoId, title: video.title, act, createdAt: at, reports: 0 },
        ...{ byId: moderator.id, by: moderator.name, undone: null },
        ...(why === '' ? {} : { reason: why }),
      };
      // Written down first: nothing is hidden that the list of decisions does not know.
      await decisions.insert(decision);
      if (act === 'hide') {
        await decisions.hide(videoId, { reason: why, at, decisionId: decision._id });
      }
      const closed = await reports.close(decision);
      await decisions.countReports(decision._id, closed);
      return { ...decision, reports: closed };
    },

    undo: async (moderator: User, decisionId: string): Promise<DecisionDocument> => {
      const undone = { byId: moderator.id, by: moderator.name, at: clock() };
      const decision = await decisions.markUndone(decisionId, undone);
      if (!decision) {
        throw new AppError('DECISION_NOT_FOUND', 'This decision is gone or undone already.');
      }
      await decisions.show(decision.videoId, decisionId);
      await reports.reopen(decisionId, undone.at);
      return decision;
    },

    listDecisions: (page: Page) => decisions.list(page),
    reportsToTell: reports.listToTell,
    markReportsTold: reports.markTold,
    reportsBy: (userId: string) => reports.allBy(userId),
    /** Of a clip that goes. */
    removeAbout: async (videoId: string): Promise<void> => {
      await Promise.all([reports.removeAbout(videoId, clock()), decisions.removeAbout(videoId)]);
    },
    /** Of a person who goes. */
    forget: async (userId: string): Promise<void> => {
      await Promise.all([reports.removeBy(userId), decisions.forget(userId)]);
    },
  };
}

function reasonNeeded(): AppError {
  return new AppError('REASON_NEEDED', 'Say in a few words what is wrong.');
}
