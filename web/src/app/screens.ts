import { loadMessagesOf } from '../lib/i18n/i18n';
import { paths } from '../lib/paths';
import { fullSize } from '../lib/screen-size';
import type { Screen } from './screen';

/** Every screen of spec section 2. Another one: an address in lib/paths, its component, a row here. */
export const screens: readonly Screen[] = [
  {
    path: paths.landing,
    frame: 'site',
    lazy: async () => {
      const [{ LandingPage }] = await Promise.all([
        import('../features/landing/landing-page'),
        loadMessagesOf('site'),
      ]);
      return { Component: LandingPage };
    },
    head: { name: 'landing', isDrawn: true },
  },
  {
    path: paths.consent,
    frame: 'site',
    lazy: async () => {
      const [{ ConsentPage }] = await Promise.all([
        import('../features/info/consent-page'),
        loadMessagesOf('site'),
      ]);
      return { Component: ConsentPage };
    },
    head: {
      name: 'consent',
      title: 'info.consent.heading',
      description: 'head.consent',
      preview: '/static/guide/4.webp',
      isDrawn: true,
    },
  },
  {
    path: paths.models,
    frame: 'site',
    lazy: async () => {
      const [{ ModelsPage }] = await Promise.all([
        import('../features/info/models-page'),
        loadMessagesOf('site'),
      ]);
      return { Component: ModelsPage };
    },
    head: {
      name: 'models',
      title: 'info.models.heading',
      description: 'head.models',
      preview: '/static/guide/6.webp',
      isDrawn: true,
    },
  },
  {
    path: paths.licences,
    frame: 'site',
    lazy: async () => {
      const [{ LicencesPage }] = await Promise.all([
        import('../features/info/licences-page'),
        loadMessagesOf('site'),
      ]);
      return { Component: LicencesPage };
    },
    head: {
      name: 'licences',
      title: 'info.licences.heading',
      description: 'head.licences',
      preview: '/static/carousel/4.webp',
      isDrawn: true,
    },
  },
  {
    path: paths.contact,
    frame: 'site',
    lazy: async () => {
      const [{ ContactPage }] = await Promise.all([
        import('../features/info/contact-page'),
        loadMessagesOf('site'),
      ]);
      return { Component: ContactPage };
    },
    head: {
      name: 'contact',
      title: 'info.contact.heading',
      description: 'head.contact',
      preview: '/static/guide/1.webp',
      isDrawn: true,
    },
  },
  {
    path: paths.register,
    frame: 'form',
    lazy: async () => {
      const [{ RegisterPage }] = await Promise.all([
        import('../features/auth/register-page'),
        loadMessagesOf('login'),
      ]);
      return { Component: RegisterPage };
    },
    head: {
      name: 'register',
      title: 'auth.registerHeading',
      description: 'head.register',
      preview: '/static/carousel/1.webp',
      isDrawn: true,
      isCentred: true,
    },
  },
  {
    path: paths.login,
    frame: 'form',
    lazy: async () => {
      const [{ LoginPage }] = await Promise.all([
        import('../features/auth/login-page'),
        loadMessagesOf('login'),
      ]);
      return { Component: LoginPage };
    },
    head: {
      name: 'login',
      title: 'auth.loginHeading',
      description: 'head.login',
      preview: '/static/guide/7.webp',
      isDrawn: true,
      isCentred: true,
    },
  },
  {
    path: paths.resetPassword,
    frame: 'form',
    lazy: async () => {
      const [{ ResetPasswordPage }] = await Promise.all([
        import('../features/auth/reset-password-page'),
        loadMessagesOf('login'),
      ]);
      return { Component: ResetPasswordPage };
    },
    head: { name: 'reset-password', title: 'auth.resetHeading', isDrawn: true, isCentred: true },
  },
  {
    path: paths.dashboard,
    frame: 'shell',
    lazy: async () => {
      const [{ HomePage }] = await Promise.all([
        import('./pages/home-page'),
        loadMessagesOf('home'),
        loadMessagesOf('guide'),
      ]);
      return { Component: HomePage };
    },
    head: {
      name: 'home',
      title: 'shell.links.home',
      description: 'head.home',
      preview: '/static/about/about.webp',
      isDrawn: true,
    },
  },
  {
    path: paths.upload,
    frame: 'shell',
    lazy: async () => {
      const [{ UploadPage }] = await Promise.all([
        import('../features/videos/upload-page'),
        loadMessagesOf('uploads'),
      ]);
      return { Component: UploadPage };
    },
    head: {
      name: 'upload',
      title: 'upload.heading',
      description: 'head.upload',
      preview: '/static/guide/3.webp',
      intro: 'upload.intro',
    },
  },
  {
    path: paths.datasets,
    frame: 'shell',
    lazy: async () => {
      const [{ DatasetsPage }] = await Promise.all([
        import('./pages/datasets-page'),
        loadMessagesOf('videos'),
      ]);
      return { Component: DatasetsPage };
    },
    head: {
      name: 'datasets',
      title: 'videos.heading',
      description: 'head.datasets',
      preview: '/static/emotions/happy.webp',
      isDrawn: true,
      picture: '/static/emotions/happy.webp',
    },
  },
  {
    path: paths.videos,
    frame: 'shell',
    lazy: async () => ({ Component: (await import('./pages/to-datasets')).ToDatasets }),
    head: { name: 'videos', title: 'videos.heading' },
  },
  {
    path: `${paths.videos}/:id`,
    frame: 'shell',
    lazy: async () => {
      const [{ VideoPage }] = await Promise.all([
        import('./pages/video-page'),
        loadMessagesOf('camera'),
        loadMessagesOf('clip'),
        loadMessagesOf('judging'),
      ]);
      return { Component: VideoPage };
    },
    head: { name: 'clip' },
  },
  {
    path: paths.discussions,
    frame: 'shell',
    lazy: async () => {
      const [{ DiscussionsPage }] = await Promise.all([
        import('./pages/discussions-page'),
        loadMessagesOf('talk'),
      ]);
      return { Component: DiscussionsPage };
    },
    head: {
      name: 'discussions',
      title: 'community.heading',
      description: 'head.discussions',
      preview: '/static/guide/2.webp',
      isDrawn: true,
      picture: '/static/guide/4.webp',
      visitorAnswers: ['/posts'],
    },
  },
  {
    path: paths.courses,
    frame: 'shell',
    lazy: async () => ({
      Component: (await import('../features/courses/courses-page')).CoursesPage,
    }),
    head: {
      name: 'courses',
      title: 'courses.heading',
      description: 'head.courses',
      preview: '/static/carousel/2.webp',
      isDrawn: true,
    },
  },
  {
    path: `${paths.courses}/:courseId`,
    frame: 'shell',
    lazy: async () => {
      const [{ CoursePage }] = await Promise.all([
        import('../features/courses/course-page'),
        loadMessagesOf('lesson'),
      ]);
      return { Component: CoursePage };
    },
    head: { name: 'course', answers: ['/courses/:courseId'] },
  },
  {
    path: `${paths.courses}/:courseId/:lessonId`,
    frame: 'shell',
    handle: fullSize,
    lazy: async () => {
      const [{ LessonPage }] = await Promise.all([
        import('../features/courses/lesson/lesson-page'),
        loadMessagesOf('lesson'),
      ]);
      return { Component: LessonPage };
    },
    head: { name: 'lesson', answers: ['/courses/:courseId'] },
  },
  {
    path: paths.lists,
    frame: 'shell',
    lazy: async () => {
      const [{ ListsPage }] = await Promise.all([
        import('../features/lists/lists-page'),
        loadMessagesOf('signs'),
      ]);
      return { Component: ListsPage };
    },
    head: { name: 'lists', title: 'lists.heading', intro: 'lists.intro' },
  },
  {
    path: paths.sharedList,
    frame: 'shell',
    lazy: async () => {
      const [{ SharedListPage }] = await Promise.all([
        import('../features/lists/shared-list-page'),
        loadMessagesOf('signs'),
      ]);
      return { Component: SharedListPage };
    },
    head: { name: 'shared-list', title: 'lists.shared' },
  },
  {
    path: `${paths.lists}/:listId`,
    frame: 'shell',
    lazy: async () => {
      const [{ ListPage }] = await Promise.all([
        import('../features/lists/list-page'),
        loadMessagesOf('signs'),
      ]);
      return { Component: ListPage };
    },
    head: { name: 'list' },
  },
  {
    path: paths.teach,
    frame: 'shell',
    lazy: async () => {
      const [{ TeachPage }] = await Promise.all([
        import('../features/teaching/teach-page'),
        loadMessagesOf('teaching'),
      ]);
      return { Component: TeachPage };
    },
    head: { name: 'teach', title: 'teaching.heading', intro: 'teaching.intro' },
  },
  {
    path: `${paths.teach}/:courseId`,
    frame: 'shell',
    lazy: async () => {
      const [{ EditorPage }] = await Promise.all([
        import('../features/teaching/editor/editor-page'),
        loadMessagesOf('teaching'),
      ]);
      return { Component: EditorPage };
    },
    head: { name: 'teach-course' },
  },
  {
    path: `${paths.teachPreview}/:courseId`,
    frame: 'shell',
    lazy: async () => {
      const [{ PreviewCoursePage }] = await Promise.all([
        import('../features/courses/preview-screens'),
        loadMessagesOf('lesson'),
      ]);
      return { Component: PreviewCoursePage };
    },
    head: { name: 'teach-preview' },
  },
  {
    path: `${paths.teachPreview}/:courseId/:lessonId`,
    frame: 'shell',
    handle: fullSize,
    lazy: async () => {
      const [{ PreviewLessonPage }] = await Promise.all([
        import('../features/courses/preview-screens'),
        loadMessagesOf('lesson'),
      ]);
      return { Component: PreviewLessonPage };
    },
    head: { name: 'teach-preview-lesson' },
  },
  {
    path: paths.classes,
    frame: 'shell',
    lazy: async () => {
      const [{ ClassesPage }] = await Promise.all([
        import('../features/teaching/classes/classes-page'),
        loadMessagesOf('teaching'),
      ]);
      return { Component: ClassesPage };
    },
    head: { name: 'classes', title: 'teaching.classes.heading' },
  },
  {
    path: paths.joinClass,
    frame: 'shell',
    lazy: async () => {
      const [{ JoinPage }] = await Promise.all([
        import('../features/teaching/classes/join-page'),
        loadMessagesOf('teaching'),
      ]);
      return { Component: JoinPage };
    },
    head: { name: 'join-class', title: 'teaching.join.heading' },
  },
  {
    path: `${paths.classes}/:classId`,
    frame: 'shell',
    lazy: async () => {
      const [{ ClassPage }] = await Promise.all([
        import('../features/teaching/classes/class-page'),
        loadMessagesOf('teaching'),
      ]);
      return { Component: ClassPage };
    },
    head: { name: 'class' },
  },
  {
    path: paths.prediction,
    frame: 'shell',
    lazy: async () => {
      const [{ PredictionPage }] = await Promise.all([
        import('../features/prediction/prediction-page'),
        loadMessagesOf('camera'),
        loadMessagesOf('prediction'),
      ]);
      return { Component: PredictionPage };
    },
    head: {
      name: 'prediction',
      title: 'prediction.heading',
      description: 'head.prediction',
      preview: '/static/guide/5.webp',
      isDrawn: true,
      addsAtOnce: true,
    },
  },
  {
    path: paths.dataSetCreation,
    frame: 'shell',
    lazy: async () => {
      const [{ CapturePage }] = await Promise.all([
        import('../features/capture/capture-page'),
        loadMessagesOf('camera'),
        loadMessagesOf('giving'),
      ]);
      return { Component: CapturePage };
    },
    head: {
      name: 'capture',
      title: 'capture.heading',
      description: 'head.capture',
      preview: '/static/emotions/surprise.webp',
      intro: 'capture.intro',
    },
  },
  {
    path: paths.contributions,
    frame: 'shell',
    lazy: async () => {
      const [{ ContributionsPage }] = await Promise.all([
        import('../features/contributions/contributions-page'),
        loadMessagesOf('uploads'),
        loadMessagesOf('given'),
      ]);
      return { Component: ContributionsPage };
    },
    head: {
      name: 'contributions',
      title: 'contributions.heading',
      description: 'head.contributions',
      preview: '/static/guide/3.webp',
      intro: 'contributions.intro',
    },
  },
  {
    path: paths.review,
    frame: 'shell',
    lazy: async () => {
      const [{ JudgingPage }] = await Promise.all([
        import('../features/judging/judging-page'),
        loadMessagesOf('judging'),
      ]);
      return { Component: JudgingPage };
    },
    head: {
      name: 'review',
      title: 'judging.heading',
      description: 'head.review',
      preview: '/static/guide/2.webp',
      intro: 'judging.intro',
    },
  },
  {
    path: paths.profile,
    frame: 'shell',
    lazy: async () => ({
      Component: (await import('../features/profile/profile-page')).ProfilePage,
    }),
    head: { name: 'profile', title: 'profile.heading', isDrawn: true },
  },
  {
    path: paths.stats,
    frame: 'shell',
    lazy: async () => {
      const [{ StatsPage }] = await Promise.all([
        import('../features/stats/stats-page'),
        loadMessagesOf('home'),
        loadMessagesOf('figures'),
      ]);
      return { Component: StatsPage };
    },
    head: {
      name: 'stats',
      title: 'stats.heading',
      description: 'head.stats',
      preview: '/static/carousel/3.webp',
      isDrawn: true,
      answers: ['/contributions/figures', '/contributions/counts'],
      visitorAnswers: ['/stats'],
    },
  },
  {
    path: paths.modelFigures,
    frame: 'shell',
    lazy: async () => {
      const [{ ModelFiguresPage }] = await Promise.all([
        import('../features/models/model-figures-page'),
        loadMessagesOf('figures'),
      ]);
      return { Component: ModelFiguresPage };
    },
    head: {
      name: 'model-figures',
      title: 'models.heading',
      description: 'head.modelFigures',
      preview: '/static/emotions/neutral.webp',
      isDrawn: true,
    },
  },
  {
    path: paths.search,
    frame: 'shell',
    lazy: async () => ({ Component: (await import('../features/search/search-page')).SearchPage }),
    head: { name: 'search', title: 'search.heading' },
  },
  {
    path: paths.settings,
    frame: 'shell',
    lazy: async () => {
      const [{ SettingsPage }] = await Promise.all([
        import('../features/settings/settings-page'),
        loadMessagesOf('login'),
        loadMessagesOf('account'),
        loadMessagesOf('told'),
      ]);
      return { Component: SettingsPage };
    },
    head: { name: 'settings', title: 'settings.heading', intro: 'settings.intro' },
  },
  {
    path: paths.notifications,
    frame: 'shell',
    lazy: async () => {
      const [{ NotificationsPage }] = await Promise.all([
        import('../features/notifications/notifications-page'),
        loadMessagesOf('told'),
        loadMessagesOf('talk'),
      ]);
      return { Component: NotificationsPage };
    },
    head: {
      name: 'notifications',
      title: 'notifications.heading',
      intro: 'notifications.intro',
    },
  },
  {
    path: paths.reports,
    frame: 'shell',
    lazy: async () => {
      const [{ ReportsPage }] = await Promise.all([
        import('../features/community/reports-page'),
        loadMessagesOf('talk'),
        loadMessagesOf('office'),
      ]);
      return { Component: ReportsPage };
    },
    head: { name: 'reports', title: 'moderation.heading', intro: 'moderation.intro' },
  },
  {
    path: paths.clipReports,
    frame: 'shell',
    lazy: async () => {
      const [{ ClipReportsPage }] = await Promise.all([
        import('../features/moderation/clip-reports-page'),
        loadMessagesOf('office'),
      ]);
      return { Component: ClipReportsPage };
    },
    head: {
      name: 'clip-reports',
      title: 'moderation.clips.heading',
      intro: 'moderation.clips.intro',
    },
  },
  {
    path: paths.proposals,
    frame: 'shell',
    lazy: async () => {
      const [{ ProposalsPage }] = await Promise.all([
        import('../features/mending/proposals-page'),
        loadMessagesOf('office'),
      ]);
      return { Component: ProposalsPage };
    },
    head: {
      name: 'proposals',
      title: 'moderation.proposals.heading',
      intro: 'moderation.proposals.intro',
    },
  },
  {
    path: paths.sayings,
    frame: 'shell',
    lazy: async () => {
      const [{ SayingsPage }] = await Promise.all([
        import('./pages/sayings-page'),
        loadMessagesOf('sayings'),
        loadMessagesOf('talk'),
      ]);
      return { Component: SayingsPage };
    },
    head: {
      name: 'sayings',
      title: 'sayings.review.heading',
      intro: 'sayings.review.intro',
    },
  },
  {
    path: `${paths.mendSign}/:formId`,
    frame: 'shell',
    handle: fullSize,
    lazy: async () => {
      const [{ MendPage }] = await Promise.all([
        import('../features/mending/mend-page'),
        loadMessagesOf('office'),
      ]);
      return { Component: MendPage };
    },
    head: { name: 'mend-sign', title: 'moderation.proposals.mend' },
  },
  {
    path: paths.messages,
    frame: 'shell',
    lazy: async () => {
      const [{ MessagesPage }] = await Promise.all([
        import('../features/messages/messages-page'),
        loadMessagesOf('office'),
      ]);
      return { Component: MessagesPage };
    },
    head: { name: 'messages', title: 'messages.heading', intro: 'messages.intro' },
  },
  {
    path: paths.admin,
    frame: 'shell',
    lazy: async () => {
      const [{ AdminPage }] = await Promise.all([
        import('../features/admin/admin-page'),
        loadMessagesOf('office'),
        loadMessagesOf('clip'),
        // Roles and what became of a request go by the same words.
        loadMessagesOf('account'),
        loadMessagesOf('given'),
      ]);
      return { Component: AdminPage };
    },
    head: { name: 'admin', title: 'admin.heading', intro: 'admin.intro' },
  },
  {
    path: paths.sign,
    frame: 'shell',
    handle: fullSize,
    lazy: async () => ({ Component: (await import('../features/sign-kit/sign-page')).SignPage }),
    head: {
      name: 'sign',
      title: 'shell.links.sign',
      description: 'head.sign',
      preview: '/static/signs/expression-asking.webp',
      isDrawn: true,
      answers: ['/config', '/signs/forms/disputed', '/videos/takes'],
      opens: { page: 'learn-sign', says: 'signkit:state' },
    },
  },
  {
    path: paths.textToSign,
    frame: 'shell',
    handle: fullSize,
    lazy: async () => ({
      Component: (await import('../features/sign-kit/text-to-sign-page')).TextToSignPage,
    }),
    head: {
      name: 'text-to-sign',
      title: 'shell.links.textToSign',
      description: 'head.textToSign',
      preview: '/static/signs/expression-affirmation.webp',
      isDrawn: true,
      answers: ['/config', '/signs/forms/disputed', '/videos/takes'],
      opens: { page: 'convert', says: 'signkit:ready' },
    },
  },
  {
    path: paths.say,
    frame: 'shell',
    lazy: async () => {
      const [{ SayingPage }] = await Promise.all([
        import('./pages/saying-page'),
        loadMessagesOf('sayings'),
        loadMessagesOf('talk'),
      ]);
      return { Component: SayingPage };
    },
    head: { name: 'say', title: 'sayings.heading', intro: 'sayings.intro' },
  },
  {
    path: paths.dictionary,
    frame: 'shell',
    lazy: async () => {
      const [{ DictionaryPage }] = await Promise.all([
        import('../features/dictionary/dictionary-page'),
        loadMessagesOf('dictionary'),
      ]);
      return { Component: DictionaryPage };
    },
    head: {
      name: 'dictionary',
      title: 'dictionary.heading',
      description: 'head.dictionary',
      preview: '/static/carousel/1.webp',
      isDrawn: true,
      picture: '/static/carousel/1.webp',
    },
  },
  {
    path: paths.characters,
    frame: 'shell',
    lazy: async () => {
      const [{ CharactersPage }] = await Promise.all([
        import('../features/dictionary/characters-page'),
        loadMessagesOf('dictionary'),
      ]);
      return { Component: CharactersPage };
    },
    head: {
      name: 'characters',
      title: 'dictionary.charactersHeading',
      description: 'head.characters',
      preview: '/static/guide/5.webp',
      isDrawn: true,
    },
  },
  {
    path: paths.words,
    frame: 'shell',
    lazy: async () => {
      const [{ WordsPage }] = await Promise.all([
        import('../features/dictionary/words-page'),
        loadMessagesOf('dictionary'),
      ]);
      return { Component: WordsPage };
    },
    head: {
      name: 'words',
      title: 'dictionary.wordsHeading',
      description: 'head.words',
      preview: '/static/carousel/2.webp',
      isDrawn: true,
    },
  },
  {
    path: paths.find,
    frame: 'shell',
    lazy: async () => {
      const [{ FindPage }] = await Promise.all([
        import('../features/dictionary/find-page'),
        loadMessagesOf('camera'),
        loadMessagesOf('dictionary'),
        loadMessagesOf('sign'),
      ]);
      return { Component: FindPage };
    },
    head: { name: 'find', title: 'find.heading' },
  },
  {
    path: paths.nonManual,
    frame: 'shell',
    lazy: async () => {
      const [{ NonManualPage }] = await Promise.all([
        import('../features/dictionary/non-manual-page'),
        loadMessagesOf('dictionary'),
      ]);
      return { Component: NonManualPage };
    },
    head: {
      name: 'non-manual',
      title: 'dictionary.nonManualHeading',
      description: 'head.nonManual',
      preview: '/static/signs/expression-doubt.webp',
      isDrawn: true,
    },
  },
  {
    path: paths.dictionaryProfile,
    frame: 'shell',
    lazy: async () => ({
      Component: (await import('../features/profile/profile-page')).ProfilePage,
    }),
    head: { name: 'dictionary-profile', title: 'profile.heading', isDrawn: true },
  },
  {
    path: `${paths.products}/:id`,
    frame: 'shell',
    lazy: async () => {
      const [{ ProductPage }] = await Promise.all([
        import('./pages/product-page'),
        loadMessagesOf('guide'),
        loadMessagesOf('signs'),
        loadMessagesOf('sign'),
      ]);
      return { Component: ProductPage };
    },
    head: { name: 'product', answers: ['/signs/:id'] },
  },
];
