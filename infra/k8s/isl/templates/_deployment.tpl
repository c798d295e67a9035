{{- /* One part: who it runs as, what it may write, how it is asked, how it goes. */ -}}
{{- define "isl.deployment" -}}
{{- $ := . -}}
{{- $settings := get .Values.parts .part -}}
{{- $isNode := has .part (list "gateway" "content" "media" "worker" "signkit") -}}
{{- $secret := get .Values.secrets (eq .part "worker" | ternary "media" .part) -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ .part }}
  labels: {{- include "isl.labels" . | nindent 4 }}
spec:
  # How many there are is the autoscaler's affair.
  revisionHistoryLimit: 5
  strategy:
    rollingUpdate: { maxSurge: 1, maxUnavailable: 0 }
  selector:
    matchLabels: {{- include "isl.selector" . | nindent 6 }}
  template:
    metadata:
      labels: {{- include "isl.labels" . | nindent 8 }}
    spec:
      serviceAccountName: isl-{{ .part }}
      automountServiceAccountToken: false
      enableServiceLinks: false
      # The pause before the signal, the part's own, the time to move, and what is still in work.
      terminationGracePeriodSeconds: {{ add .Values.drainSeconds .Values.drainSeconds .Values.moveSeconds 30 }}
      {{- with .Values.image.pullSecrets }}
      imagePullSecrets: {{- toYaml . | nindent 8 }}
      {{- end }}
      securityContext:
        runAsNonRoot: true
        runAsUser: {{ $isNode | ternary 1000 65534 }}
        runAsGroup: {{ $isNode | ternary 1000 65534 }}
        fsGroup: {{ $isNode | ternary 1000 65534 }}
        seccompProfile: { type: RuntimeDefault }
      # Over zones and machines as far as there are some; the pods of an older version are not counted.
      topologySpreadConstraints:
        {{- range list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
        - maxSkew: 1
          topologyKey: {{ . }}
          whenUnsatisfiable: ScheduleAnyway
          matchLabelKeys: [pod-template-hash]
          labelSelector:
            matchLabels: {{- include "isl.selector" $ | nindent 14 }}
        {{- end }}
      containers:
        - name: {{ .part }}
          image: {{ include "isl.image" . }}
          imagePullPolicy: {{ .Values.image.pullPolicy }}
          {{- if eq .part "worker" }}
          command: [node, dist/worker.js]
          {{- end }}
          env: {{- include "isl.environment" . | trim | nindent 12 }}
          ports:
            - { name: main, containerPort: {{ include "isl.port" . }} }
            - { name: operations, containerPort: 9090 }
          # Nothing is asked of the model here: it answers while every worker is busy.
          startupProbe:
            httpGet: { path: /ready, port: main }
            periodSeconds: 2
            timeoutSeconds: 2
            failureThreshold: {{ div (add .Values.startSeconds 1) 2 }}
          readinessProbe:
            httpGet: { path: /ready, port: main }
            periodSeconds: 3
            timeoutSeconds: 2
            failureThreshold: 2
          livenessProbe:
            httpGet: { path: /health, port: main }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
          lifecycle:
            # Balancers hear of the end at the same moment as the pod does; it goes on serving them.
            preStop:
              sleep: { seconds: {{ .Values.drainSeconds }} }
          resources: {{- toYaml $settings.resources | nindent 12 }}
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
            {{- if $secret }}
            - { name: secrets, mountPath: /secrets, readOnly: true }
            {{- end }}
            {{- if eq .part "worker" }}
            - { name: work, mountPath: /work }
            {{- end }}
            {{- if eq .part "signs" }}
            - { name: index, mountPath: /index }
            {{- end }}
      volumes:
        - { name: tmp, emptyDir: { sizeLimit: 256Mi } }
        {{- if $secret }}
        - name: secrets
          secret: { secretName: {{ $secret }}, defaultMode: 0440 }
        {{- end }}
        {{- if eq .part "worker" }}
        - { name: work, emptyDir: { sizeLimit: {{ .Values.workerDisk }} } }
        {{- end }}
        {{- if eq .part "signs" }}
        # It outlives a restart; a new pod asks the gateway for the clips and reads them anew.
        - { name: index, emptyDir: { sizeLimit: 256Mi } }
        {{- end }}
{{- end }}
